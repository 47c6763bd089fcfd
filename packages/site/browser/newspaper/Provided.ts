import 'vitest';

/** What `setup.mjs` hands to the tests. */
declare module 'vitest' {
  interface ProvidedContext {
    /** The sample newspaper, shared by all tests: a test leaves it as it was. */
    readonly newspaper: { readonly origin: string; readonly dataDir: string };
    /** Data of a newspaper that was filled with the sample documents and ended; for copies. */
    readonly filledDataDir: string;
    /** Address of the browser. */
    readonly browser: string;
  }
}
