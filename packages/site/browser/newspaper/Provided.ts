import 'vitest';

/** What `setup.mjs` hands to the tests. */
declare module 'vitest' {
  interface ProvidedContext {
    /** The sample newspaper, shared by all tests: a test leaves it as it was. */
    readonly newspaper: { readonly origin: string; readonly dataDir: string };
    /** Address of the browser. */
    readonly browser: string;
  }
}
