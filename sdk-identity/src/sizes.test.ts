/**
 * What a page pays, in bytes as sent: minified, then brotli at its highest quality.
 *
 * - the core: the client with client-core, without the parts that it fetches when they are needed
 * - the whole: one file of everything, the parts in the place of their fetching
 * - the chunks: the same as a bundler splits it, each compressed by itself
 */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';

const CORE_BYTES = 7_000;
const WHOLE_BYTES = 15_800;
const CHUNKS_BYTES = 20_000;

/** What becomes of the parts that are fetched when they are needed. */
type Parts = 'left-out' | 'inlined' | 'split';

const entry = `export * from ${JSON.stringify(fileURLToPath(new URL('index.ts', import.meta.url)))};`;

/** The module with what it imports later imported at once. */
function inlineParts(code: string): string {
  const specifiers = [...code.matchAll(/\bimport\((.+?)\)/g)].map(([, specifier]) => specifier);
  const imports = specifiers.map((specifier, index) => `import * as part${index} from ${specifier};`);
  const inlined = specifiers.reduce<string>(
    (text, specifier, index) => text.replace(`import(${specifier})`, `Promise.resolve(part${index})`),
    code,
  );
  return [...imports, inlined].join('\n');
}

async function bundle(parts: Parts) {
  const build = await rolldown({
    input: 'entry',
    platform: 'browser',
    resolve: { conditionNames: ['@broadsheet/source', 'import', 'default'] },
    plugins: [
      {
        name: 'parts',
        resolveId(id, _importer, { kind }) {
          if (id === 'entry') return id;
          const isLeftOut = parts === 'left-out' && kind === 'dynamic-import';
          return isLeftOut ? { id, external: true } : undefined;
        },
        load: (id) => (id === 'entry' ? entry : undefined),
        transform: (code) => (parts === 'inlined' ? inlineParts(code) : undefined),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    chunks,
    bytes: chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0),
    modules: chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.endsWith('.ts')),
  };
}

it('keeps sign-in by password or link, and the session, within 7 kilobytes', async () => {
  const { modules, bytes } = await bundle('left-out');
  const named = modules.map((id) => basename(id));
  expect(named).toEqual(expect.arrayContaining(['login.ts', 'redeemOTALink.ts']));
  expect(named).toEqual(expect.arrayContaining(['createSessionKeeper.ts', 'createTransport.ts']));
  expect(bytes).toBeLessThanOrEqual(CORE_BYTES);
});

it('keeps everything, in one file, within 15.8 kilobytes', async () => {
  const { chunks, modules, bytes } = await bundle('inlined');
  const operations = [
    'signUp.ts',
    'getUserProfile.ts',
    'googleSignOn.ts',
    'signInWithOIDCPKCE.ts',
    'renewSession.ts',
  ];
  expect(chunks.map(({ dynamicImports }) => dynamicImports)).toEqual([[]]);
  expect(modules.map((id) => basename(id))).toEqual(expect.arrayContaining(operations));
  expect(bytes).toBeLessThanOrEqual(WHOLE_BYTES);
});

it('keeps everything, in chunks, within 20 kilobytes', async () => {
  const { chunks, bytes } = await bundle('split');
  expect(chunks.length).toBeGreaterThan(3);
  expect(bytes).toBeLessThanOrEqual(CHUNKS_BYTES);
});

it('fetches everything else when it is needed, in three parts', async () => {
  const { chunks } = await bundle('left-out');
  const fetched = chunks.flatMap(({ dynamicImports }) => dynamicImports).map((id) => basename(id));
  expect(fetched.toSorted()).toEqual(['accountOperations.ts', 'sessionUpkeep.ts', 'socialOperations.ts']);
});
