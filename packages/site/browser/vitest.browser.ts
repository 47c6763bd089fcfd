/**
 * The tests that read the running newspaper in a browser: `npm run test:browser`.
 *
 * Two files side by side, in contexts of one browser: a test mostly waits, and files that share the sample newspaper leave
 * it as it is. The newspaper is built if its sources have changed, and started over data of its own; see `newspaper/`.
 */
import { defineConfig } from 'vitest/config';

const conditions = ['@broadsheet/source', 'module', 'import', 'default'];

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
    maxWorkers: 2,
    isolate: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
    // A busy machine can keep a browser waiting for good; who needs the second try is told at the end of `npm test`.
    retry: 1,
    expect: { poll: { timeout: 20_000 } },
  },
});
