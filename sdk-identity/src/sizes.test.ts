/**
 * What a page pays for the session, in bytes as sent: the client with client-core, without the parts that it fetches
 * when they are needed.
 */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

const BUDGET_BYTES = 7_000;

async function bundle() {
  const build = await rolldown({
    input: fileURLToPath(new URL('index.ts', import.meta.url)),
    platform: 'browser',
    resolve: { conditionNames: ['@broadsheet/source', 'import', 'default'] },
    plugins: [
      {
        name: 'later-parts-apart',
        resolveId: (id, _importer, { kind }) =>
          kind === 'dynamic-import' ? { id, external: true } : undefined,
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  return output[0];
}

const { code, moduleIds, dynamicImports } = await bundle();

it('keeps sign-in by password or link, and the session, within seven kilobytes', () => {
  const bytes = brotliCompressSync(code).length;
  expect(
    moduleIds.filter((id) => /(login|redeemOTALink|createSessionKeeper|createTransport)\.ts$/.test(id)),
  ).toHaveLength(4);
  expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
});

it('fetches everything else when it is needed', () => {
  expect(dynamicImports.map((id) => id.split('/').at(-1) ?? '').toSorted()).toEqual([
    'accountOperations.ts',
    'fetchConfig.ts',
    'openLine.ts',
    'profileOperations.ts',
    'renewSession.ts',
    'revokeSession.ts',
  ]);
});
