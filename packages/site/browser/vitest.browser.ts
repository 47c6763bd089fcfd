/**
 * The tests that read the running newspaper in a browser: `npm run test:browser`.
 *
 * One worker and one file after the other, for all read the same newspaper and two cores are enough for a browser and a
 * server. The newspaper is built if its sources have changed, and started over data of its own; see `newspaper/`.
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
    fileParallelism: false,
    maxWorkers: 1,
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 5_000 } },
  },
});
