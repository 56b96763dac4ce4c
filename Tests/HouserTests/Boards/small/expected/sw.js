self.houser = {"assets":"/assets/0000000000/","base":"/"};
importScripts(houser.assets + "worker.js");
