// How pictures come in: from the phone's camera or its library, dropped onto the page, or pasted.
import { button, element } from "../elements.js";
import { say } from "../say.js";

/** A button that opens what the device has for choosing files, and gives those chosen. */
function opener(words, isCamera, take) {
  const input = Object.assign(element("input", "hidden"), { type: "file", accept: "image/*", multiple: !isCamera, tabIndex: -1 });
  if (isCamera) input.setAttribute("capture", "environment");
  input.setAttribute("aria-label", words);
  input.addEventListener("change", () => {
    const files = [...input.files];
    // The same file can be chosen again.
    input.value = "";
    take(files);
  });
  return [button(isCamera ? "button quiet picture-camera" : "i-picture button", () => input.click(), words), input];
}

const hasFiles = ({ dataTransfer }) => dataTransfer?.types.includes("Files");

export class PictureChooser {
  /** `take` is given files. What is dropped anywhere on the page is meant for `root`, which shows that. */
  constructor(root, take) {
    const [add, files] = opener(say("post_pictures.add"), false, take);
    const [camera, shots] = opener(say("post_pictures.camera"), true, take);
    this.add = add;
    this.part = element("p", "buttons", add, camera, files, shots, element("span", "note picture-drop", say("post_pictures.drop")));
    document.addEventListener("dragover", (event) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      root.classList.add("dropping");
    });
    document.addEventListener("dragleave", ({ relatedTarget }) => {
      if (!relatedTarget) root.classList.remove("dropping");
    });
    document.addEventListener("drop", (event) => {
      if (!hasFiles(event)) return;
      // The browser would leave the page, and all that was typed, to show the file.
      event.preventDefault();
      root.classList.remove("dropping");
      take([...event.dataTransfer.files]);
    });
    document.addEventListener("paste", (event) => {
      const { files: pasted, types } = event.clipboardData;
      // Programs that copy text with a picture of it mean the text.
      if (pasted.length === 0 || types.includes("text/plain")) return;
      event.preventDefault();
      take([...pasted]);
    });
  }
}
