import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';

const TIMEOUT = 120_000;
const MEBIBYTE = 1024 * 1024;

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, TIMEOUT);
afterAll(() => imports[Symbol.asyncDispose]());

const story = (id: string): string =>
  JSON.stringify({
    type: 'story',
    version: '0.10.12',
    _id: id,
    canonical_url: `/${id}/`,
    headlines: { basic: `About ${id}` },
  });

type Member = Parameters<typeof packTar>[0][number];
const file = (name: string, body: string): Member => ({
  header: { name, size: Buffer.byteLength(body), type: 'file' },
  body,
});

async function bring(name: string, members: readonly Member[], cut?: number) {
  const bytes = await packTar(members);
  const packed = name.endsWith('.tar') ? bytes : gzipSync(bytes);
  const path = await imports.folder.write(name, packed.subarray(0, cut));
  const { code, said } = await imports.run('import', path);
  const notes = said.filter((line) => line.startsWith(path)).map((line) => line.slice(path.length + 1));
  return { code, notes, last: said.at(-1), path };
}

test(
  'an archive of documents comes, in folders and a document a line, and a second time nothing changes',
  async () => {
    const members = [
      { header: { name: 'ans/', size: 0, type: 'directory' as const } },
      file('ans/2026/tar-a.json', story('tar-a')),
      file('ans/more.ndjson', `${story('tar-b')}\n${story('tar-c')}\n`),
      file('ans/cover.jpg', 'no document'),
      file('ans/._tar-a.json', 'of a file system'),
    ];
    const { code, notes, last, path } = await bring('ans.tar.gz', members);
    expect(notes).toEqual(['$: files that are no documents (.json, .ndjson) were left out: 2']);
    expect([code, last]).toEqual([0, '3 imported, 0 unchanged, 0 rejected.']);
    expect((await imports.get('/content/v4/?website_url=/tar-b/'))['_id']).toBe('tar-b');
    expect((await imports.run('import', path)).said.at(-1)).toBe('0 imported, 3 unchanged, 0 rejected.');
    expect((await bring('plain.tar', members)).last).toBe('0 imported, 3 unchanged, 0 rejected.');
  },
  TIMEOUT,
);

test(
  'names that lead out of the archive lead nowhere, and links are left out',
  async () => {
    const { notes, last } = await bring('names.tgz', [
      file('../../../../tmp/broadsheet-escaped.json', story('tar-escaped')),
      { header: { name: 'passwd.json', size: 0, type: 'symlink', linkname: '/etc/passwd' } },
    ]);
    expect(last).toBe('1 imported, 0 unchanged, 0 rejected.');
    expect(notes).toEqual(['$: files that are no documents (.json, .ndjson) were left out: 1']);
  },
  TIMEOUT,
);

test(
  'a document that is too large or broken is told with its name, and the next one comes',
  async () => {
    const { code, notes, last } = await bring('large.tgz', [
      file('large.json', `"${'x'.repeat(9 * MEBIBYTE)}"`),
      file('broken.json', '{'),
      file('after.json', story('tar-after')),
    ]);
    expect(notes[0]).toMatch(/^large\.json: the file has \d+ bytes and the limit is/);
    expect(notes[1]).toMatch(/^broken\.json: the file is not valid JSON/);
    expect([code, last]).toEqual([1, '1 imported, 0 unchanged, 2 rejected.']);
  },
  TIMEOUT,
);

test(
  'an archive that was cut off, that is none, or that becomes too long is told, and what came before stays',
  async () => {
    const members = [
      file('first.json', story('tar-first')),
      file('second.json', `"${'y'.repeat(MEBIBYTE)}"`),
    ];
    const cut = await bring('cut.tar', members, MEBIBYTE / 2);
    expect([cut.code, cut.last]).toEqual([1, '1 imported, 0 unchanged, 1 rejected.']);
    expect(cut.notes.at(-1)).toMatch(
      /^\$: the archive cannot be read to its end: .*What came before was taken/,
    );
    const none = await imports.folder.write('none.tgz', 'This is no archive.');
    expect((await imports.run('import', none)).code).toBe(1);
    const bomb = await bring('bomb.tgz', [
      file('before.json', story('tar-before')),
      file('zeros.bin', '\0'.repeat(70 * MEBIBYTE)),
    ]);
    expect([bomb.code, bomb.last]).toEqual([1, '1 imported, 0 unchanged, 1 rejected.']);
    expect(bomb.notes.at(-1)).toContain('unpacked it is larger than 64 MiB');
  },
  TIMEOUT,
);
