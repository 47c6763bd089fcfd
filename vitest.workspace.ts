/**
 * The test projects. Few and shared: one worker pool imports React and jsdom once for many packages.
 *
 * `node`: *.test.ts, no document. `dom`: *.test.tsx under jsdom, workers shared between files; the set-up file puts
 * the document back after each file. `dom-isolated`: *.isolated.test.tsx, for tests that need a fresh module graph.
 * Databases in memory begin as copies of one that a run makes first (`packages/service-kit/test/provideDatabaseImage.ts`).
 * Run by `vitest --config vitest.workspace.ts`.
 */
import { defineConfig } from 'vitest/config';
import { styledSource } from './scripts/styled-source.mjs';

if (Number(process.versions.node.split('.')[0]) < 22) {
  throw new Error(
    `These tests need Node.js 22 or newer and this is ${process.versions.node}. Start them with "npm test", which brings its own.`,
  );
}

/** Without `import`, which is added where it applies: named here, packages that call `require` would get modules. */
const conditions = ['@broadsheet/source', 'module'];
const folders = ['packages/*/src', 'blocks/*/src', 'sdk-*/src', 'scripts'];
const files = (ending: string): string[] => folders.map((folder) => `${folder}/**/*.${ending}`);
const shared = {
  plugins: [styledSource()],
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
};

/**
 * Components under jsdom write their styles rule by rule, as they do for readers. Outside production styled-components
 * appends each rule as a text, and jsdom then parses the whole sheet again: a quarter of the processor time of these tests.
 */
const ruleByRule = { SC_DISABLE_SPEEDY: 'false' };

/**
 * Milliseconds; generous, for tests share the machine with the build and the database. Who needs the second try is told at
 * the end of `npm test`.
 */
const patience = { testTimeout: 30_000, hookTimeout: 60_000, retry: 1 };

export default defineConfig({
  test: {
    globalSetup: ['packages/service-kit/test/provideDatabaseImage.ts'],
    // Left to itself, Vitest keeps a processor free: on a machine with two that is half of it.
    maxWorkers: '100%',
    projects: [
      {
        ...shared,
        test: {
          name: 'node',
          environment: 'node',
          ...patience,
          include: files('test.ts'),
          isolate: false,
          setupFiles: ['packages/testing/src/setup/node.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'dom',
          environment: 'jsdom',
          env: ruleByRule,
          ...patience,
          include: files('test.tsx'),
          exclude: [...files('isolated.test.tsx'), '**/node_modules/**'],
          isolate: false,
          setupFiles: ['packages/testing/src/setup/dom.ts'],
        },
      },
      {
        ...shared,
        test: {
          name: 'dom-isolated',
          environment: 'jsdom',
          env: ruleByRule,
          ...patience,
          include: files('isolated.test.tsx'),
          setupFiles: ['packages/testing/src/setup/dom.ts'],
        },
      },
    ],
  },
});
