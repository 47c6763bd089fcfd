declare module 'jsdom' {
  /** The part of jsdom that these tests use. */
  export class JSDOM {
    constructor(html: string, options?: { readonly url: string; readonly runScripts: 'dangerously' });
    readonly window: Window & typeof globalThis;
  }
}
