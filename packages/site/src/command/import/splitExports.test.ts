import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';
import { packZip } from '../../../test/packZip.ts';

const TIMEOUT = 120_000;
const NO_MEDIA = '--no-media';

let exports = 0;
let opened: Imports[] = [];
afterEach(async () => {
  for (const imports of opened) await imports[Symbol.asyncDispose]();
  opened = [];
});

async function open(): Promise<Imports> {
  const imports = await openImports();
  opened.push(imports);
  return imports;
}

/** Returns whether an item or a part contains what stories refer to. */
const isReferredTo = (part: string): boolean =>
  /<wp:post_type>(?:<!\[CDATA\[)?(?:attachment|wp_block)/.test(part);

/** Splits an export as WordPress does: the categories, tags and authors stand in the first part alone. */
async function splitWordPress(imports: Imports): Promise<readonly string[]> {
  const whole = await readFile(await imports.bring('wordpress.xml'), 'utf8');
  const [before = ''] = whole.split('<item>');
  const items = whole.match(/<item>[\s\S]*?<\/item>/g) ?? [];
  const end = '</channel></rss>';
  const head = before.replaceAll(/<wp:(author|category|tag|term)>[\s\S]*?<\/wp:\1>/g, '');
  const [images, others] = [isReferredTo, (item: string) => !isReferredTo(item)].map((is) =>
    items.filter(is),
  );
  const half = Math.ceil((others?.length ?? 0) / 2);
  const rooms = [others?.slice(0, half) ?? [], images ?? [], others?.slice(half) ?? []];
  return [before + end, ...rooms.map((room) => head + room.join('') + end)];
}

/** Splits a Ghost export: the first part has the tables beside the posts, each other one a post. */
async function splitGhost(imports: Imports): Promise<readonly string[]> {
  const whole = JSON.parse(await readFile(await imports.bring('ghost.json'), 'utf8'));
  const [db] = whole.db;
  const part = (data: object) => JSON.stringify({ db: [{ ...db, data }] });
  const { posts, ...rest } = db.data;
  return [...posts.map((post: object) => part({ posts: [post] })), part(rest)];
}

/** Returns what a site exports: every document by file, redirects and nodes of navigation in one order. */
async function exported(imports: Imports): Promise<Readonly<Record<string, unknown>>> {
  const folder = join(imports.folder.path, `out${(exports += 1)}`);
  const { code, said } = await imports.run('export', folder);
  expect([code, said]).toEqual([0, expect.anything()]);
  const files: Record<string, unknown> = {};
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('json')) continue;
    const lines = (await readFile(join(folder, name), 'utf8'))
      .split('\n')
      .filter((line) => line.trim() !== '');
    files[name] = name.endsWith('.ndjson')
      ? lines.toSorted().map((line) => JSON.parse(line, inOneOrder))
      : JSON.parse(lines.join('\n'), inOneOrder);
  }
  return files;
}

function inOneOrder(key: string, value: unknown): unknown {
  if (!Array.isArray(value) || (key !== 'redirects' && key !== 'children')) return value;
  return value.toSorted((first, second) => (JSON.stringify(first) < JSON.stringify(second) ? -1 : 1));
}

const systems = [
  ['WordPress', splitWordPress, 'wordpress.xml', '.xml'],
  ['Ghost', splitGhost, 'ghost.json', '.json'],
] as const;

test.each(systems)(
  'an export of %s in parts comes as the whole does: as files, in archives, and one after another',
  async (_, split, name, ending) => {
    const whole = await open();
    const options = name === 'ghost.json' ? ['--origin', `${whole.origin}/`] : [];
    const parts = await split(whole);
    expect(parts.length).toBeGreaterThan(2);
    await whole.run('import', NO_MEDIA, ...options, join(whole.folder.path, name));
    const expected = await exported(whole);

    const together = await open();
    const files = await Promise.all(
      parts.map((part, index) => together.folder.write(`part${index}${ending}`, part)),
    );
    const { said } = await together.run('import', NO_MEDIA, ...options, ...files);
    expect(said.at(-1)).toMatch(/ 0 rejected\.$/);
    expect(await exported(together)).toEqual(expected);
    const again = await together.run('import', NO_MEDIA, ...options, ...files.toReversed());
    expect(again.said.at(-1)).toMatch(/^0 imported, /);

    const archived = await open();
    const archives = await Promise.all(
      parts.map((body, index) =>
        archived.folder.write(`part${index}.zip`, packZip([{ name: `part${ending}`, body }])),
      ),
    );
    await archived.run('import', NO_MEDIA, ...options, ...archives);
    expect(await exported(archived)).toEqual(expected);

    // What others refer to comes first here, as nothing can be found that nobody has brought.
    const single = await open();
    for (const [index, body] of orderByReference(parts).entries()) {
      const file = await single.folder.write(`part${index}${ending}`, body);
      expect((await single.run('import', NO_MEDIA, ...options, file)).said.at(-1)).toMatch(/ 0 rejected\.$/);
    }
    expect(await exported(single)).toEqual(expected);
  },
  TIMEOUT,
);

/** Returns the parts with authors, terms and attachments first, then the stories. */
function orderByReference(parts: readonly string[]): readonly string[] {
  const rank = (part: string) => {
    if (/<wp:author>|"users"/.test(part)) return 0;
    return isReferredTo(part) ? 1 : 2;
  };
  return parts.toSorted((first, second) => rank(first) - rank(second));
}

test(
  'a post without a title gets a headline of its first words, which is told',
  async () => {
    const imports = await open();
    const whole = await readFile(await imports.bring('wordpress.xml'), 'utf8');
    const item =
      '<item><title></title><link>ORIGIN/untold/</link><wp:post_id>990</wp:post_id><wp:post_type>post</wp:post_type>' +
      '<wp:status>publish</wp:status><wp:post_name>untold</wp:post_name><wp:post_date_gmt>2024-05-03 08:00:00</wp:post_date_gmt>' +
      '<content:encoded><![CDATA[<p>Gulls &amp; other thieves.</p>]]></content:encoded></item></channel>';
    const file = await imports.folder.write(
      'untitled.xml',
      whole.replace('</channel>', item.replace('ORIGIN', imports.origin)),
    );
    const { said } = await imports.run('import', NO_MEDIA, file);
    expect(said.join('\n')).toContain('post 990: it has no title');
    const story = await imports.get('/content/v4/?website_url=/untold/');
    expect(story).toMatchObject({ headlines: { basic: 'Gulls &amp; other thieves.' } });
  },
  TIMEOUT,
);
