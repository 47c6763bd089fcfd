/**
 * What a page pays, in bytes as sent: for the session, the client with client-core without the parts that it fetches
 * when they are needed; and for the parts by which readers sign in with others and ask
 * for their data, with all that these stand on.
 */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

// The names of 25 operations that are fetched later cost nearly half a kilobyte.
const BUDGET_BYTES = 7_300;
const LATER_BUDGET_BYTES = 8_000;

const laterParts = [
  'social/socialOperations.ts',
  'oidc/oidcOperations.ts',
  'subscribe-with-google/swgOperations.ts',
  'personal-data/personalDataOperations.ts',
];

async function bundle(...modules: readonly string[]) {
  const source = modules
    .map((module) => `export * from ${JSON.stringify(fileURLToPath(new URL(module, import.meta.url)))};`)
    .join('\n');
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    resolve: { conditionNames: ['@broadsheet/source', 'import', 'default'] },
    plugins: [
      {
        name: 'later-parts-apart',
        resolveId(id, _importer, { kind }) {
          if (id === 'entry') return id;
          return kind === 'dynamic-import' ? { id, external: true } : undefined;
        },
        load: (id) => (id === 'entry' ? source : undefined),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  return output[0];
}

const { code, moduleIds, dynamicImports } = await bundle('index.ts');

it('keeps sign-in by password or link, and the session, within 7.3 kilobytes', () => {
  const bytes = brotliCompressSync(code).length;
  expect(
    moduleIds.filter((id) => /(login|redeemOTALink|createSessionKeeper|createTransport)\.ts$/.test(id)),
  ).toHaveLength(4);
  expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
});

it('keeps sign-in with others and what readers may do about their data, fetched together, within eight kilobytes', async () => {
  const later = await bundle(...laterParts);
  expect(laterParts.every((part) => later.moduleIds.some((id) => id.endsWith(part)))).toBe(true);
  expect(brotliCompressSync(later.code).length).toBeLessThanOrEqual(LATER_BUDGET_BYTES);
});

it('fetches everything else when it is needed', () => {
  expect(dynamicImports.map((id) => id.split('/').at(-1) ?? '').toSorted()).toEqual([
    'accountOperations.ts',
    'deviceOperations.ts',
    'fetchConfig.ts',
    'oidcOperations.ts',
    'openLine.ts',
    'personalDataOperations.ts',
    'profileOperations.ts',
    'renewSession.ts',
    'revokeSession.ts',
    'socialOperations.ts',
    'swgOperations.ts',
  ]);
});
