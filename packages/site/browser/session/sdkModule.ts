import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../../../..');
const SDK_MODULE = '/lent/sdk-identity.js';

const ENTRY = 'virtual:sdk';
const code = `
import { createIdentityClient } from '${join(ROOT, 'sdk-identity/src/index.ts')}';
import { createBrowserAdapters } from '${join(ROOT, 'sdk-identity/src/browser/index.ts')}';
const adapters = createBrowserAdapters(window);
globalThis.lentClient = createIdentityClient({ origin: location.origin, fetch: (...call) => fetch(...call), ...adapters });`;

async function bundle(): Promise<string> {
  const made = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@broadsheet/source', 'module', 'import', 'default'] },
    plugins: [
      {
        name: 'sdk',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? code : undefined),
      },
    ],
    build: {
      write: false,
      rolldownOptions: {
        input: ENTRY,
        output: { codeSplitting: false },
      },
    },
  });
  const [output] = 'output' in made ? [made] : Array.isArray(made) ? made : [];
  const chunk = output?.output.find((each) => each.type === 'chunk');
  if (chunk === undefined || chunk.type !== 'chunk') throw new Error('The client could not be bundled.');
  return chunk.code;
}

/** Lends the open page an identity client, as `lentClient`, for operations that no block offers. */
export async function lendClient(page: Page): Promise<void> {
  const body = await bundle();
  await page.route(`**${SDK_MODULE}`, (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.addScriptTag({ url: SDK_MODULE, type: 'module' });
  await page.waitForFunction(() => Reflect.has(window, 'lentClient'));
}
