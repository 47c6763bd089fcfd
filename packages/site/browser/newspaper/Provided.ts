import 'vitest';

/** The values that `setup.mjs` provides to the tests. */
declare module 'vitest' {
  interface ProvidedContext {
    /** The sample newspaper, shared by all tests: a test must leave it unchanged. */
    readonly newspaper: { readonly origin: string; readonly dataDir: string };
    /** The data folder of a newspaper that was filled with the sample documents and stopped; for copies. */
    readonly filledDataDir: string;
    /** The URL of the browser. */
    readonly browser: string;
  }
}
