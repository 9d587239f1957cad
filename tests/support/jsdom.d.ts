/** As much of it as is used: the package comes without types. */
declare module "jsdom" {
  export class JSDOM {
    constructor(html: string, options?: { runScripts: "dangerously" });
    readonly window: Window & typeof globalThis;
  }
}
