/**
 * The tests that read the running newspaper in a browser: `npm run test:browser`. Three files run at the same time, in
 * contexts of one browser: two leave a quarter of two processors idle. Files that share the sample newspaper leave it
 * unchanged. The newspaper is built if its sources have changed, and started with data of its own; see `newspaper/`.
 */
import { defineConfig } from 'vitest/config';

const conditions = ['@broadsheet/source', 'module'];

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../../node_modules/.vite',
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    name: 'browser',
    environment: 'node',
    include: ['*.test.ts'],
    globalSetup: ['newspaper/setup.mjs'],
    maxWorkers: 3,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // On a busy machine a browser can hang; `npm test` lists the tests that needed the second try at its end.
    retry: 1,
    expect: { poll: { timeout: 20_000 } },
  },
});
