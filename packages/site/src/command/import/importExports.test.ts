import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';

const TIMEOUT = 60_000;
const LOCAL = '--allow-local-addresses';

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, TIMEOUT);
afterAll(() => imports[Symbol.asyncDispose]());

const told = (said: readonly string[]): readonly string[] =>
  said.filter((line) => !/^(?:Importing|Reading): /.test(line)).map((line) => line.replace(/^\S+ /, ''));

test(
  'a plan of a WordPress export tells what would come and what cannot be kept, and stores nothing',
  async () => {
    const file = await imports.bring('wordpress.xml');
    const { code, said } = await imports.run('import', '--dry-run', file);
    expect(code).toBe(0);
    expect(said.at(-1)).toBe(
      'Found 2 authors, 1 tag, 4 sections, 3 stories, 7 redirects, 2 pictures. Nothing was stored; 0 would be rejected.',
    );
    expect(told(said)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^line 1: the categories loop-a, loop-b are parents of each other/),
        expect.stringMatching(/^line 101: "Tide table \[sic\]": the shortcode \[weather\] is not known/),
        'line 101: "Tide table [sic]": a script was left out',
        'line 1: left out, behind passwords of their own: 1',
        'line 1: left out, drafts and what is not published yet (--drafts brings them, unpublished): 1',
      ]),
    );
    expect(told(said).join('\n')).not.toContain('latest-posts');
    expect((await imports.site.fetch('/content/v4/?website_url=/2024/05/03/ferry-late/')).status).toBe(404);
    expect(imports.requested).toEqual([]);
  },
  TIMEOUT,
);

test(
  'a WordPress export comes with its addresses, authors, sections, pictures and redirects',
  async () => {
    const file = await imports.bring('wordpress.xml');
    const { code, said } = await imports.run('import', LOCAL, file);
    expect([code, said.at(-1)]).toEqual([0, '8 imported, 0 unchanged, 0 rejected.']);
    expect(said).toContain('Importing: 5 of 5 stories');
    const story = await imports.get('/content/v4/?website_url=/2024/05/03/ferry-late/');
    expect(story).toMatchObject({
      type: 'story',
      canonical_url: '/2024/05/03/ferry-late/',
      headlines: { basic: 'The ferry is late &amp; nobody minds' },
      description: { basic: 'Twelve minutes on a Monday.' },
      display_date: '2024-05-03T08:00:00.000Z',
      credits: { by: [{ type: 'author', name: 'Ada Quill', slug: 'ada' }] },
      taxonomy: {
        primary_section: { _id: '/harbour/ferries/', name: 'Ferries & boats' },
        tags: [{ slug: 'tides', text: 'Tides' }],
      },
      promo_items: { basic: { type: 'image', url: expect.stringMatching(/^\/media\/\w+\.png$/), width: 1 } },
    });
    expect(story['content_elements']).toMatchObject([
      {
        type: 'text',
        content: 'The <strong>ferry</strong> was late <a href="/2024/05/01/tide-table/">again</a>.',
      },
      { type: 'header', level: 3, content: 'Why it was late' },
      { type: 'image', alt_text: 'A ferry', caption: 'The <em>ferry</em>', alignment: 'left' },
      { type: 'gallery', description: { basic: 'Two pictures' }, content_elements: [{ caption: 'One' }, {}] },
      {
        type: 'list',
        items: [{ content: 'Fog' }, { content: 'Gulls' }, { items: [{ content: 'Large ones' }] }],
      },
      { type: 'quote', subtype: 'blockquote', citation: { content: 'The harbour master' } },
      { type: 'quote', subtype: 'pullquote', content_elements: [{ content: 'When it comes' }] },
      { type: 'oembed_response', subtype: 'youtube' },
      { type: 'table', header: [{ content: 'Day' }, {}], rows: [[{ content: 'Monday' }, { content: '12' }]] },
      { type: 'divider' },
      { type: 'code', content: 'tide --now &lt;here&gt;' },
    ]);
    const { lists } = await imports.get('/redirects/v1/courier');
    expect(lists).toMatchObject([
      {
        redirects: expect.arrayContaining([
          { from: '/2024/05/03/the-ferry/', to: '/2024/05/03/ferry-late/' },
          { from: '/category/harbour/ferries/', to: '/harbour/ferries/' },
          { from: '/tag/tides/', to: '/tags/tides/' },
          { from: '/2024/05/03/ferry-late/ferry/', to: '/2024/05/03/ferry-late/' },
        ]),
      },
    ]);
    expect((await imports.get('/site/v3/navigation/courier?_id=/harbour/ferries/'))['name']).toBe(
      'Ferries & boats',
    );
  },
  TIMEOUT,
);

test('the classic editor is read with its captions, galleries and embeds, and without its scripts', async () => {
  const { content_elements: elements } = await imports.get(
    '/content/v4/?website_url=/2024/05/01/tide-table/',
  );
  expect(elements).toMatchObject([
    { type: 'text', content: 'High water is at <b>six</b>.<br/>Low water is at noon.' },
    { type: 'text', content: 'The table [sic] is wrong.' },
    { type: 'image', caption: 'The quay at noon', alignment: 'right' },
    { type: 'gallery', content_elements: [{ alt_text: 'A white ferry' }, {}] },
    { type: 'oembed_response' },
    { type: 'text', content: 'Rain.' },
    { type: 'text', content: 'Press here' },
  ]);
});

test(
  'an import that is repeated changes nothing and fetches nothing',
  async () => {
    const file = await imports.bring('wordpress.xml');
    const before = imports.requested.length;
    const { said } = await imports.run('import', LOCAL, file);
    expect(said.at(-1)).toBe('0 imported, 7 unchanged, 0 rejected.');
    expect(imports.requested).toHaveLength(before);
    expect(await readdir(imports.site.platform.mediaDir)).toHaveLength(2);
  },
  TIMEOUT,
);

test(
  'drafts come when they are asked for, and no reader sees them',
  async () => {
    const file = await imports.bring('wordpress.xml');
    const { said } = await imports.run('import', '--drafts', '--no-media', file);
    expect(told(said).join('\n')).not.toContain('drafts');
    expect((await imports.site.fetch('/content/v4/?website_url=/not-finished/')).status).toBe(404);
    expect((await imports.site.fetch('/content/v4/?website_url=/not-finished/&published=false')).status).toBe(
      200,
    );
  },
  TIMEOUT,
);

test(
  'pictures on this machine are only fetched when somebody says so',
  async () => {
    const file = await imports.bring('wordpress.xml');
    await imports.folder.write(
      'other.xml',
      (await readFile(file, 'utf8')).replaceAll('ferry.png', 'other.png'),
    );
    const before = imports.requested.length;
    const { code, said } = await imports.run('import', 'other.xml');
    expect(code).toBe(0);
    expect(told(said).join('\n')).toMatch(/other\.png stays where it is, as it cannot be fetched/);
    expect(imports.requested).toHaveLength(before);
  },
  TIMEOUT,
);

test(
  'a Ghost export comes from both of its editors, with HTML where neither can be read',
  async () => {
    const file = await imports.bring('ghost.json');
    const { code, said } = await imports.run('import', LOCAL, '--origin', imports.origin, file);
    expect([code, said.at(-1)]).toEqual([0, '8 imported, 0 unchanged, 0 rejected.']);
    expect(told(said)).toEqual(
      expect.arrayContaining([
        '$.data.posts[0]: "Bread & tides": it was for paid only; here its content_code is "subscribers"',
        '$.data.posts[0]: "Bread & tides": a form to sign up was left out',
        '$.data.posts[1]: "The old mill": a card of the kind "weather" was left out',
        '$.data.posts[2]: "Broken": the body could not be read as its editor wrote it, and was read from its HTML',
        expect.stringMatching(
          /^\$\.data\.members: left out, members: 1; readers are never made of an export/,
        ),
      ]),
    );
    const bread = await imports.get('/content/v4/?website_url=/bread-and-tides/');
    expect(bread).toMatchObject({
      headlines: { basic: 'Bread &amp; tides' },
      content_restrictions: { content_code: 'subscribers' },
      credits: { by: [{ name: 'Cleo Marsh' }] },
      taxonomy: {
        primary_section: { _id: '/kitchen/' },
        tags: [{ slug: 'kitchen' }, { slug: 'tides-of-bread' }],
      },
      promo_items: { basic: { alt_text: 'One loaf', url: expect.stringMatching(/^\/media\//) } },
    });
    expect(bread['content_elements']).toMatchObject([
      { type: 'text', content: 'The <b>baker</b><a href="/old-mill/"><i> at the mill</i></a>' },
      { type: 'header', level: 3, content: 'At six' },
      { type: 'image', alt_text: 'A loaf', caption: '<b>Warm</b>' },
      { type: 'gallery', description: { basic: 'Both' }, content_elements: [{}, {}] },
      { type: 'list', list_type: 'ordered', items: [{ content: 'Flour' }] },
      { type: 'oembed_response', subtype: 'vimeo' },
      { type: 'interstitial_link', url: 'https://bread.example/', content: 'All bread' },
      { type: 'text', content: 'By <b>hand</b>' },
      { type: 'code', content: 'knead()', language: 'js' },
      { type: 'quote', content_elements: [{ content: 'Mind the oven' }] },
      { type: 'divider' },
    ]);
    const mill = await imports.get('/content/v4/?website_url=/old-mill/');
    expect(mill['content_elements']).toMatchObject([
      { type: 'text', content: 'One <strong>old</strong><br/><a href="https://mill.example/">mill</a>' },
      { type: 'header', content: 'Wheels' },
      { type: 'image', caption: 'The oven' },
      { type: 'list', items: [{ content: 'Stone' }, { content: 'Wood' }] },
      { type: 'quote', content_elements: [{ content: 'It turns.' }] },
    ]);
    const broken = await imports.get('/content/v4/?website_url=/broken/');
    expect(broken['content_elements']).toMatchObject([{ content: 'Kept' }, { content: 'From <i>HTML</i>' }]);
  },
  TIMEOUT,
);

test(
  'RSS and Atom come as stories with their pictures, people and tags',
  async () => {
    const [rss, atom] = [await imports.bring('feed.xml'), await imports.bring('atom.xml')];
    const { code, said } = await imports.run('import', LOCAL, rss, atom);
    expect([code, said.at(-1)]).toEqual([1, '3 imported, 0 unchanged, 1 rejected.']);
    expect(told(said).join('\n')).toMatch(/line 20: it has neither an id nor a link/);
    expect(await imports.get('/content/v4/?website_url=/2025/01/02/gulls/')).toMatchObject({
      headlines: { basic: 'Gulls &amp; chips' },
      credits: { by: [{ name: 'Ivo Hale' }] },
      promo_items: {
        basic: { url: expect.stringMatching(/^\/media\//), credits: { by: [{ name: 'Ivo Hale' }] } },
      },
      content_elements: [{ content: 'They come <em>back</em>.' }, { type: 'image', alt_text: 'A gull' }],
    });
    expect(await imports.get('/content/v4/?website_url=/light/')).toMatchObject({
      headlines: { basic: 'The light' },
      taxonomy: { tags: [{ text: 'Lights', slug: 'lights' }] },
      content_elements: [{ content: 'It turns <a href="/lamp/">twice</a>.' }],
    });
  },
  TIMEOUT,
);

test('a feed is read from its address, and not from one inside of the network unless somebody says so', async () => {
  const address = `${imports.origin}/feed/`;
  imports.pages.set('/feed/', await readFile(await imports.bring('feed.xml'), 'utf8'));
  const refused = await imports.run('import', address);
  expect([refused.code, refused.said]).toEqual([
    1,
    [
      expect.stringMatching(/^http:\S+ \$: it cannot be read: Only a plain web address is asked/),
      '0 imported, 0 unchanged, 1 rejected.',
    ],
  ]);
  const { said } = await imports.run('import', LOCAL, address);
  expect(said.at(-1)).toBe('0 imported, 2 unchanged, 1 rejected.');
  expect(said.join('\n')).toContain(`${address} line 20: `);
});
