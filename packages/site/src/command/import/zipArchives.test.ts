import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';
import { packZip } from '../../../test/packZip.ts';
import type { ZipMember } from '../../../test/packZip.ts';

const TIMEOUT = 120_000;
const GIBIBYTE = 1024 ** 3;

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
const ansStory = (id: string): ZipMember => ({ name: `${id}.json`, body: story(id) });

async function bring(name: string, bytes: Buffer, ...options: readonly string[]) {
  const path = await imports.folder.write(name, bytes);
  const { code, said } = await imports.run('import', ...options, path);
  const notes = said.filter((line) => line.startsWith(path)).map((line) => line.slice(path.length + 1));
  return { code, notes, said, last: said.at(-1), path };
}

test(
  'an export in an archive comes as it would by itself, with the documents beside it, and a second time nothing changes',
  async () => {
    const wordpress = await readFile(await imports.bring('wordpress.xml'), 'utf8');
    const archive = packZip(
      [
        { name: 'site/wordpress.001.xml', body: wordpress },
        { name: 'ans/more.ndjson', body: `${story('zip-a')}\n${story('zip-b')}\n`, isStored: true },
        { name: 'site/photo.jpg', body: 'no document' },
        { name: '__MACOSX/site/._wordpress.001.xml', body: 'of a file system' },
      ],
      'made by a plugin',
    );
    const plan = await bring('plan.zip', archive, '--dry-run');
    expect(plan.said.join('\n')).toMatch(/stories/);
    expect((await imports.get('/content/v4/?website_url=/zip-b/'))['_id']).toBeUndefined();
    const { code, notes, path } = await bring('export.zip', archive, '--allow-local-addresses');
    expect(notes).toContain(
      '$: files that are neither exports nor documents (.xml, .json, .ndjson) were left out: 2',
    );
    expect(code).toBe(0);
    expect((await imports.get('/content/v4/?website_url=/zip-b/'))['_id']).toBe('zip-b');
    const again = await imports.run('import', '--allow-local-addresses', path);
    expect(again.said.at(-1)).toMatch(/^0 imported, [1-9]\d* unchanged, 0 rejected\.$/);
  },
  TIMEOUT,
);

test(
  'names that lead out of an archive lead nowhere, and links are left out',
  async () => {
    const { last, notes } = await bring(
      'names.zip',
      packZip([
        { name: '../../../../tmp/broadsheet-zip-escaped.json', body: story('zip-escaped') },
        { name: 'passwd.json', body: '/etc/passwd', isLink: true },
      ]),
    );
    expect(last).toBe('1 imported, 0 unchanged, 0 rejected.');
    expect(notes).toEqual([
      '$: files that are neither exports nor documents (.xml, .json, .ndjson) were left out: 1',
    ]);
    expect(existsSync('/tmp/broadsheet-zip-escaped.json')).toBe(false);
  },
  TIMEOUT,
);

test(
  'what is damaged, encrypted or longer than it says is told by its name, and the rest comes',
  async () => {
    const { code, last, notes } = await bring(
      'odd.zip',
      packZip([
        { ...ansStory('zip-secret'), flags: 1 },
        { ...ansStory('zip-damaged'), crc: 7 },
        { ...ansStory('zip-longer'), size: 3 },
        ansStory('zip-whole'),
      ]),
    );
    expect(notes).toEqual([
      'zip-secret.json: it is encrypted, or packed in a way that is not read',
      'zip-damaged.json: it is not what was packed: the archive is damaged',
      'zip-longer.json: it is longer than the archive says',
    ]);
    expect([code, last]).toEqual([1, '1 imported, 0 unchanged, 3 rejected.']);
  },
  TIMEOUT,
);

const GOOD = packZip([ansStory('zip-good')]);

test.each([
  ['bomb.zip', packZip([{ ...ansStory('zip-bomb'), size: GIBIBYTE }]), /unpacked it is larger than 64 MiB/],
  ['cut.zip', GOOD.subarray(0, -30), /no zip archive that can be read, or was cut off/],
  ['text.zip', Buffer.from('This is no archive, whatever its name says.'), /no zip archive/],
  [
    'list.zip',
    Buffer.concat([GOOD.subarray(0, -6), Buffer.from([0xf0, 0xff, 0xff, 0x7f, 0, 0])]),
    /no zip archive that can be read/,
  ],
])(
  'nothing comes of %s, which says why',
  async (name, bytes, reason) => {
    const { code, notes, last } = await bring(name, bytes);
    expect(notes).toEqual([expect.stringMatching(reason)]);
    expect([code, last]).toEqual([1, '0 imported, 0 unchanged, 1 rejected.']);
  },
  TIMEOUT,
);
