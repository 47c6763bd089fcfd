import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';

const TIMEOUT = 120_000;

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, TIMEOUT);
afterAll(() => imports[Symbol.asyncDispose]());

const CHANNEL =
  '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>https://old.example</link>';

const item = (id: string, body: string, more = ''): string =>
  `<item><title>Story ${id}</title><link>https://old.example/${id}/</link><content:encoded><![CDATA[${body}]]></content:encoded>` +
  `<wp:post_id>${id}</wp:post_id><wp:post_name>${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>` +
  `<wp:post_date_gmt>2024-01-01 00:00:00</wp:post_date_gmt>${more}</item>\n`;

async function bring(name: string, content: string | Uint8Array) {
  const file = await imports.folder.write(name, content);
  const { code, said } = await imports.run('import', '--no-media', file);
  const notes = said.filter((line) => line.startsWith(file)).map((line) => line.slice(file.length + 1));
  return { code, notes, last: said.at(-1) };
}

const bodyOf = async (path: string): Promise<string> =>
  JSON.stringify(await imports.get(`/content/v4/?website_url=${encodeURIComponent(path)}`));

test(
  'malformed XML is told with its line, and the items around it come',
  async () => {
    const broken = `${CHANNEL}\n${item('m1', 'One')}<item><title>Half & <b>open</title><wp:post_id>m2</wp:post_id></item>\n${item('m3', 'Three')}</channel></rss>`;
    const { code, notes, last } = await bring('malformed.xml', broken);
    // The story with the malformed title comes too, so that nothing was refused.
    expect([code, last]).toEqual([0, expect.stringMatching(/^\d+ imported, 0 unchanged, 0 rejected\.$/)]);
    expect(notes).toEqual(expect.arrayContaining([expect.stringMatching(/^line 3: the XML is malformed: /)]));
    expect(await bodyOf('/m1/')).toContain('One');
    expect(await bodyOf('/m3/')).toContain('Three');
  },
  TIMEOUT,
);

test(
  'a file that was cut off says so, and what is whole comes',
  async () => {
    const { code, notes } = await bring('cut.xml', `${CHANNEL}\n${item('c1', 'Whole')}<item><title>Cut o`);
    expect(code).toBe(1);
    expect(notes.at(-1)).toMatch(/the file ends inside of the <item> that begins at line 3/);
    expect(await bodyOf('/c1/')).toContain('Whole');
  },
  TIMEOUT,
);

test(
  'entities that a file declares are not expanded',
  async () => {
    const bombs = Array.from(
      { length: 9 },
      (_, index) => `<!ENTITY e${index + 1} "&e${index};&e${index};&e${index};&e${index};">`,
    );
    const doctype = `<!DOCTYPE rss [<!ENTITY e0 "boom"><!ENTITY file SYSTEM "file:///etc/passwd">${bombs.join('')}]>`;
    const { notes } = await bring(
      'bomb.xml',
      `<?xml version="1.0"?>${doctype}${CHANNEL}${item('b1', 'Calm', '<excerpt:encoded>&e9;&file;</excerpt:encoded>')}</channel></rss>`,
    );
    expect(notes.join('\n')).toMatch(/declares entities of its own, which are not expanded/);
    expect(await bodyOf('/b1/')).toContain('Calm');
    expect(await bodyOf('/b1/')).not.toMatch(/boom|root:/);
  },
  TIMEOUT,
);

test(
  'scripts, handlers and script addresses in a body reach no document',
  async () => {
    const body =
      '<p onclick="steal()">Hello <a href="java&#10;script:steal()">you</a></p><img src="javascript:steal()"><img src=x onerror=steal()>' +
      '<svg onload=steal()></svg><script>steal()</script><style>p{}</style><iframe src="javascript:steal()"></iframe>';
    await bring('script.xml', `${CHANNEL}${item('s1', body)}</channel></rss>`);
    const page = await bodyOf('/s1/');
    expect(page).toContain('Hello you');
    expect(page).not.toMatch(/onclick|onerror|<script/);
  },
  TIMEOUT,
);

test(
  'text in another encoding is read in the one that the file names, or told',
  async () => {
    const latin = Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?>${CHANNEL}${item('l1', 'Caf\u00e9')}</channel></rss>`,
      'latin1',
    );
    expect((await bring('latin.xml', latin)).code).toBe(0);
    expect(await bodyOf('/l1/')).toContain('Caf\u00e9');
    const liar = Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>${CHANNEL}${item('l2', 'Th\u00e9')}</channel></rss>`,
      'latin1',
    );
    const told = await bring('liar.xml', liar);
    expect(told.notes.join('\n')).toMatch(/is not written in utf-8 after byte 0; it is read as Windows-1252/);
    expect(await bodyOf('/l2/')).toContain('Th\u00e9');
  },
  TIMEOUT,
);

test(
  'items without what makes them a story are told, and control characters do no harm',
  async () => {
    const odd = `${CHANNEL}<item><title>No id</title></item>\n${item('o1', 'Bell \u0007 and \u0000 none')}</channel></rss>`;
    const { code, notes } = await bring('odd.xml', odd);
    expect(code).toBe(1);
    expect(notes.join('\n')).toMatch(/the item has no wp:post_id/);
    expect(notes.join('\n')).toMatch(/control characters/);
    expect(await bodyOf('/o1/')).toContain('Bell');
  },
  TIMEOUT,
);

test(
  'markup that is nested without end is read as text',
  async () => {
    const { notes } = await bring(
      'deep.xml',
      `${CHANNEL}${item('d1', `${'<div>'.repeat(50_000)}Deep down`)}</channel></rss>`,
    );
    expect(notes.join('\n')).toMatch(/opens thousands of elements and ends none/);
    expect(await bodyOf('/d1/')).toContain('Deep down');
  },
  TIMEOUT,
);

test(
  'elements that are opened and never closed end the reading before they fill the memory',
  async () => {
    const { code, notes } = await bring(
      'unclosed.xml',
      `${CHANNEL}${item('u1', 'Before')}<item>${'<a>'.repeat(40_000)}`,
    );
    expect(code).toBe(1);
    expect(notes.at(-1)).toMatch(
      /more than 10000 elements inside of each other; the rest of the file was not read/,
    );
    expect(await bodyOf('/u1/')).toContain('Before');
  },
  TIMEOUT,
);

test(
  'a part of a file that is too long is left out, and the next one comes',
  async () => {
    const long = 'word '.repeat(1_700_000);
    const { code, notes } = await bring(
      'long.xml',
      `${CHANNEL}${item('h1', long)}${item('h2', 'After')}</channel></rss>`,
    );
    expect(code).toBe(1);
    expect(notes.join('\n')).toMatch(/the <item> is longer than 8000000 characters and was left out/);
    expect(await bodyOf('/h2/')).toContain('After');
  },
  TIMEOUT,
);

test.each([
  ['text.xml', 'This is no XML at all.'],
  ['empty.xml', ''],
  ['list.json', '[1, 2'],
  ['ghost-cut.json', '{"db":[{"data":{"posts":[{"id":"1","title":"Cut'],
])(
  '%s, which is nothing of what is known, is told and nothing breaks',
  async (name, content) => {
    const { code, notes } = await bring(name, content);
    expect(code).toBe(1);
    expect(notes.length).toBeGreaterThan(0);
  },
  TIMEOUT,
);

test.each([null, 5, {}, []])(
  'a Ghost export whose posts are %j says that it has none, and brings its tags',
  async (posts) => {
    const tags = [{ id: 't', slug: 'lonely', name: 'Lonely' }];
    const { code, notes } = await bring('no-posts.json', JSON.stringify({ db: [{ data: { posts, tags } }] }));
    expect(code).toBe(0);
    expect(notes.join('\n')).toMatch(/\$\.data\.posts: the export has no posts/);
  },
  TIMEOUT,
);

test(
  'rows of a Ghost export that are odd keep nobody else out',
  async () => {
    const post = {
      id: 7,
      slug: '../../etc',
      title: '<script>x</script>Seven',
      status: 'published',
      html: '<p>Seven</p>',
    };
    const posts = [
      null,
      5,
      {},
      { status: 'published' },
      post,
      { ...post, id: 8, slug: 'eight', lexical: '{"root":{"children":[null,{"type":"image"}]}}' },
    ];
    const { notes } = await bring(
      'odd-ghost.json',
      JSON.stringify({ db: [{ meta: {}, data: { posts, users: [{}], tags: [{ id: 1 }] } }] }),
    );
    expect(notes.join('\n')).toMatch(/an image without an address was left out/);
    expect(await bodyOf(`/${encodeURIComponent('../../etc')}/`)).toContain('Seven');
  },
  TIMEOUT,
);

test(
  'a slug of dots, which would be a step in the path, gives way to the id of the story',
  async () => {
    const posts = ['.', '..'].map((slug, index) => ({
      id: `dots-${index}`,
      slug,
      title: 'Dots',
      status: 'published',
      html: `<p>Ghost ${slug}</p>`,
    }));
    const tags = [{ id: 't', slug: '..', name: 'Up' }];
    const posts_tags = posts.map(({ id }) => ({ post_id: id, tag_id: 't' }));
    await bring('dots.json', JSON.stringify({ db: [{ meta: {}, data: { posts, tags, posts_tags } }] }));
    expect(await bodyOf('/dots-0/')).toContain('Ghost .');
    expect(await bodyOf('/dots-1/')).toContain('Ghost ..');
    expect(await bodyOf('/dots-1/')).not.toContain('"/../"');

    const numbered = item('77', 'Numbered')
      .replace('old.example/77/', 'old.example/?p=77')
      .replace('<wp:post_name>77<', '<wp:post_name>..<')
      .replace('</item>', '<category domain="category" nicename="..">Up</category></item>');
    await bring('dots.xml', `${CHANNEL}${numbered}</channel></rss>`);
    expect(await bodyOf('/2024/01/01/77/')).toContain('Numbered');
    expect(await bodyOf('/2024/01/01/77/')).not.toContain('"/../"');
  },
  TIMEOUT,
);

test('documents of an archive cannot name media outside of it', async () => {
  const image = (url: string) => ({ type: 'image', version: '0.10.12', _id: `i-${url.length}`, url });
  const urls = ['/media/../../secret.png', '../secret.png', '/media/%2e%2e/secret.png'];
  await imports.folder.write('secret.png', 'secret');
  const lines = urls.map((url) => JSON.stringify(image(url))).join('\n');
  const { last } = await bring('archive/images.ndjson', lines);
  expect(last).toBe('2 imported, 0 unchanged, 1 rejected.');
  const media = imports.site.platform.mediaDir;
  expect(existsSync(media) ? readdirSync(media).filter((name) => name.includes('secret')) : []).toEqual([]);
});

/** An item as `item`, with a slug and without a link, so that its path is made of the slug. */
const slugged = (id: string, slug: string, more = ''): string =>
  item(id, `Body ${id}`, more)
    .replace(/<link>.*?<\/link>/, '')
    .replace(`<wp:post_name>${id}`, `<wp:post_name>${slug}`);

test(
  'slugs of WordPress that no path can have are replaced, and encoded ones are encoded once',
  async () => {
    const category = (slug: string, name: string) =>
      `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:cat_name>${name}</wp:cat_name></wp:category>`;
    const items = [
      slugged('d1', '..', '<category domain="category" nicename="..">Up</category>'),
      slugged('d2', 'caf%c3%a9'),
      slugged(
        '2024',
        '2024',
        '<wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>th%c3%a9</wp:meta_value></wp:postmeta>',
      ),
    ];
    const { code, notes } = await bring(
      'dots.xml',
      `${CHANNEL}${category('..', 'Up')}${items.join('')}</channel></rss>`,
    );
    expect(code).toBe(0);
    expect(notes.join('\n')).toContain('the category "Up" has the path "/../", which leads elsewhere');
    expect(await bodyOf('/2024/01/01/d1/')).toContain('Body d1');
    expect(await bodyOf('/2024/01/01/caf%C3%A9/')).toContain('Body d2');
    expect(await bodyOf('/2024/01/01/2024/')).toContain('Body 2024');
    const { lists } = await imports.get('/redirects/v1/courier');
    const redirects = [{ from: '/2024/01/01/th%C3%A9/', to: '/2024/01/01/2024/' }];
    expect(lists).toEqual(expect.arrayContaining([expect.objectContaining({ redirects })]));
  },
  TIMEOUT,
);

test(
  'slugs of Ghost that no path can have are replaced by ids, and make no sections',
  async () => {
    const tables = {
      posts: [{ id: 'g1', title: 'Dots', slug: '..', html: '<p>Two dots</p>', status: 'published' }],
      users: [],
      tags: [{ id: 't1', name: 'Up', slug: '..', visibility: 'public' }],
      posts_tags: [{ id: 'pt', post_id: 'g1', tag_id: 't1' }],
    };
    const { code } = await bring('dots.json', JSON.stringify({ db: [{ meta: {}, data: tables }] }));
    expect(code).toBe(0);
    expect(await bodyOf('/g1/')).toContain('Two dots');
    expect(await bodyOf('/g1/')).not.toContain('/../');
  },
  TIMEOUT,
);

test(
  'stories of a feed whose titles have no letters get paths of their own',
  async () => {
    const entry = (id: string) =>
      `<item><title>!!!</title><guid isPermaLink="false">${id}</guid><description>About ${id}</description></item>`;
    const { code } = await bring(
      'signs.xml',
      `<rss version="2.0"><channel><title>Feed</title>${entry('s1')}${entry('s2')}</channel></rss>`,
    );
    expect(code).toBe(0);
    expect((await imports.site.fetch('/content/v4/?website_url=/')).status).toBe(404);
  },
  TIMEOUT,
);

test(
  'stories whose dates no calendar has come without them, and this is told',
  async () => {
    const dated = (id: string, published_at: unknown) => ({
      ...{ id, slug: id, title: id, html: `<p>Body of ${id}</p>`, published_at },
      ...{ status: 'published', type: 'post', visibility: 'public' },
    });
    const posts = [dated('gd1', 1e20), dated('gd2', 'soon'), dated('gd3', 1_577_836_800_000)];
    const ghost = JSON.stringify({ db: [{ data: { posts } }] });
    const first = await bring('dates.json', ghost);
    expect(first.notes.filter((note) => note.includes('no date that can be read'))).toHaveLength(2);
    expect(await bodyOf('/gd1/')).toContain('Body of gd1');
    expect(await bodyOf('/gd3/')).toContain('2020-01-01T00:00:00.000Z');
    const far = item('wd1', 'Far away').replace('2024-01-01 00:00:00', '99999-01-01 00:00:00');
    const second = await bring('dates.xml', `${CHANNEL}\n${far}</channel></rss>`);
    expect([second.code, second.notes.join()]).toEqual([
      0,
      expect.stringContaining('no date that can be read'),
    ]);
    expect(await bodyOf('/wd1/')).toContain('Far away');
  },
  TIMEOUT,
);

test(
  'a plan refuses what an import would refuse: a document that was given before',
  async () => {
    const story = { type: 'story', version: '0.10.12', _id: 'twice', headlines: { basic: 'Twice' } };
    const file = await imports.folder.write('twice.json', JSON.stringify([story, story]));
    const refusal = `${file} $[1]: the document twice was already given in ${file}`;
    const plan = await imports.run('import', '--dry-run', file);
    expect(plan.said).toContain(refusal);
    expect(plan.said.at(-1)).toBe('Found 1 story. Nothing was stored; 1 would be rejected.');
    expect((await imports.run('import', file)).said).toContain(refusal);
  },
  TIMEOUT,
);
