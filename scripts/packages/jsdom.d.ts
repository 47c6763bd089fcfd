/** The part of jsdom that the consumer check uses; jsdom has no declarations. */
declare module 'jsdom' {
  export interface Options {
    readonly url: string;
    readonly runScripts: 'outside-only';
    readonly pretendToBeVisual: boolean;
  }

  export class JSDOM {
    constructor(html: string, options: Options);
    readonly window: Window & typeof globalThis;
  }
}
