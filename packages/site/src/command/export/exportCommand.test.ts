import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';
import { runInFolder } from '../../../test/runInFolder.ts';
import { temporaryFolder } from '../../../test/temporaryFolder.ts';

const TIMEOUT = 120_000;
const FIXTURES = fileURLToPath(new URL('../../../../../fixtures', import.meta.url));

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, TIMEOUT);
afterAll(() => imports[Symbol.asyncDispose]());

async function readAll(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = files
    .toSorted()
    .map(async (file) => [file.slice(folder.length), await readFile(file, 'base64')] as const);
  return new Map(await Promise.all(read));
}

test(
  'an export that is imported into an empty store is exported as the same again',
  async () => {
    await imports.run('import', FIXTURES);
    await imports.run('import', '--allow-local-addresses', await imports.bring('wordpress.xml'));
    const { code, said } = await imports.run('export', 'out');
    expect(code).toBe(0);
    expect(said.at(-1)).toMatch(/^\d{3,} documents and \d{2,} media files are in .+out\.$/);
    const first = await readAll(join(imports.folder.path, 'out'));
    expect([...first.keys()]).toEqual(
      expect.arrayContaining([
        '/authors.ndjson',
        '/documents.ndjson',
        // Videos are exported like images.
        '/media/video-barrier.webm',
        '/pages.ndjson',
        '/redirects.ndjson',
        '/sales.ndjson',
        '/site.json',
      ]),
    );
    // No site runs on this folder, so the command line opens the data itself, which are empty.
    await using empty = await temporaryFolder();
    const imported = await runInFolder(empty, ['import', join(imports.folder.path, 'out')]);
    expect(imported.said.at(-1)).toMatch(/^\d+ imported, 0 unchanged, 0 rejected\.$/);
    await runInFolder(empty, ['export', 'again']);
    const second = await readAll(join(empty.path, 'again'));
    expect([...second.keys()]).toEqual([...first.keys()]);
    expect([...first.keys()].filter((name) => first.get(name) !== second.get(name))).toEqual([]);
  },
  TIMEOUT,
);

test('a folder that holds something is left alone', async () => {
  await imports.folder.write('full/note.txt', 'mine');
  const { code, complained } = await imports.run('export', 'full');
  expect([code, complained]).toEqual([1, expect.stringMatching(/is not empty\. Name another one/)]);
  expect(await readdir(join(imports.folder.path, 'full'))).toEqual(['note.txt']);
});
