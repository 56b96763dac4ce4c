// The page that leads to the forms: what was begun on this device stands there too.
import { listDrafts } from "./drafts-list.js";

listDrafts();
