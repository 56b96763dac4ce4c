self.houser = {"assets":"/assets/0000000000/","base":"/","language":"en-AU"};
importScripts(houser.assets + "worker.js");
