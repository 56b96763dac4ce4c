// What the service worker has besides what pages have.
declare function importScripts(...addresses: string[]): void;
declare const houser: { assets: string, base: string };
declare const news: { read(html: string): any, compare(before: any, after: any): string };
