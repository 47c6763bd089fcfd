/** What a page pays for the session: the code that every page with the client loads, in bytes as sent. */
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import type { OutputChunk } from 'rolldown';
import { expect, it } from 'vitest';

const BUDGET_BYTES = 7_000;
const entry = fileURLToPath(new URL('index.ts', import.meta.url));

async function bundle(): Promise<ReadonlyMap<string, OutputChunk>> {
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    resolve: { conditionNames: ['@broadsheet/source', 'import', 'default'] },
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  return new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}

/** The chunks that an import of this one loads at once: itself and what it imports statically. */
function loadedWith(
  chunks: ReadonlyMap<string, OutputChunk>,
  name: string,
  seen = new Set<string>(),
): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunks.get(name)?.imports ?? []) loadedWith(chunks, imported, seen);
  return seen;
}

const chunks = await bundle();
const entryChunk = [...chunks.values()].find(({ isEntry }) => isEntry);
const loaded = [...loadedWith(chunks, entryChunk?.fileName ?? '')];
const bytesOf = (name: string): number => brotliCompressSync(chunks.get(name)?.code ?? '').length;

it('keeps the session core within its budget', () => {
  const bytes = loaded.reduce((sum, name) => sum + bytesOf(name), 0);
  expect(bytes).toBeGreaterThan(1_000);
  expect(bytes).toBeLessThanOrEqual(BUDGET_BYTES);
});

it('leaves sign-up, profile and avatar to their first use', () => {
  const modules = loaded.flatMap((name) => chunks.get(name)?.moduleIds ?? []);
  const folders = new Set(modules.map((id) => /sdk-identity\/src\/([^/]+)\//.exec(id)?.[1]));
  expect(folders).toContain('session');
  expect(folders).not.toContain('avatar');
  expect(folders).not.toContain('sign-up');
  expect(modules.filter((id) => id.includes('/profile/')).map((id) => id.split('/').at(-1))).toEqual([
    'lastUsedIdentity.ts',
  ]);
});
