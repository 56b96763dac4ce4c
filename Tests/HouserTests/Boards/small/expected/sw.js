self.houser = {"assets":"/assets/0000000000/","base":"/","currency":"AUD","language":"en-AU"};
importScripts(houser.assets + "worker.js");
