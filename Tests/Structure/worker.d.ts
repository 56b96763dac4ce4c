// What the service worker has besides what pages have.
declare function importScripts(...addresses: string[]): void;
declare const houser: { assets: string, base: string, language: string };
declare const news: { read(html: string): any, compare(before: any, after: any): string };
// What it says is filled in by what Houser puts before it; modules import it.
declare function say(key: string, values?: object): string;
