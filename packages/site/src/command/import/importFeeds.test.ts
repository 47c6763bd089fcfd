/** Pictures, films, dates and people of feeds, as papers write them. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';

const TIMEOUT = 60_000;

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, TIMEOUT);
afterAll(() => imports[Symbol.asyncDispose]());

const RSS =
  '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:media="http://search.yahoo.com/mrss/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Harbour</title><link>https://old.example/</link>';

const item = (name: string, inner: string, date = 'Wed, 31 Jan 2018 19:12:11 GMT'): string =>
  `<item><title>${name}</title><link>https://old.example/a/${name}/</link><guid isPermaLink="false">${name}</guid>` +
  `<pubDate>${date}</pubDate><content:encoded><![CDATA[<p>Body of ${name}.</p>]]></content:encoded>${inner}</item>`;

async function bring(name: string, content: string) {
  const file = await imports.folder.write(name, content);
  const { code, said } = await imports.run('import', '--no-media', file);
  return { code, notes: said.filter((line) => line.startsWith(file)).join('\n'), last: said.at(-1) };
}

const story = (name: string) => imports.get(`/content/v4/?website_url=/a/${name}/`);

const urlOf = async (name: string): Promise<string> => JSON.stringify((await story(name))['promo_items']);

test(
  'the largest of the pictures of an entry is taken, with its credit, whether it says its type or not',
  async () => {
    const { code } = await bring(
      'pictures.xml',
      RSS +
        item(
          'untyped',
          '<media:content width="140" url="https://old.example/i/1.jpg?w=140"><media:credit>Photograph: Ada Quill</media:credit></media:content><media:content width="460" url="https://old.example/i/1.jpg?w=460"/>',
        ) +
        item(
          'smallfirst',
          '<media:content medium="image" width="140" url="https://old.example/i/2.jpg?w=140"/><media:content medium="image" width="1400" url="https://old.example/i/2.jpg?w=1400"/>',
        ) +
        item('thumbnail', '<media:thumbnail width="240" height="135" url="https://old.example/i/3.jpg"/>') +
        item('byaddress', '<enclosure url="https://old.example/i/4?width=900" length="0"/>') +
        item(
          'group',
          '<media:group><media:content url="https://old.example/film.mp4" type="video/mp4"/><media:thumbnail url="https://old.example/i/5.jpg"/></media:group>',
        ) +
        item(
          'portrait',
          '<media:content url="https://secure.gravatar.com/avatar/1" medium="image"/><media:content url="https://old.example/i/6.jpg" medium="image"/>',
        ) +
        item('podcast', '<enclosure url="https://old.example/a.mp3" type="audio/mpeg" length="9"/>') +
        '</channel></rss>',
    );
    expect(code).toBe(0);
    expect(await urlOf('untyped')).toContain('https://old.example/i/1.jpg?w=460');
    expect(await urlOf('untyped')).toContain('Photograph: Ada Quill');
    expect(await urlOf('smallfirst')).toContain('https://old.example/i/2.jpg?w=1400');
    expect(await urlOf('thumbnail')).toContain('https://old.example/i/3.jpg');
    expect(await urlOf('byaddress')).toContain('https://old.example/i/4?width=900');
    expect(await urlOf('group')).toContain('https://old.example/i/5.jpg');
    expect(await urlOf('portrait')).toContain('https://old.example/i/6.jpg');
    expect((await story('group'))['content_elements']).toMatchObject([
      { type: 'raw_html', content: expect.stringContaining('https://old.example/film.mp4') },
      { type: 'text' },
    ]);
    expect((await story('podcast'))['content_elements']).toMatchObject([
      { type: 'audio', streams: [{ url: 'https://old.example/a.mp3' }] },
      { type: 'text' },
    ]);
  },
  TIMEOUT,
);

test(
  'Atom enclosures are pictures, and the author of a feed wrote the entries that name nobody',
  async () => {
    const entry = (id: string, inner: string) =>
      `<entry><id>${id}</id><title type="html">Tides &lt;br /&gt;${id}</title><link href="https://old.example/a/${id}/"/><updated>2018-01-31T19:12:11Z</updated><content type="html">&lt;p&gt;Text&lt;/p&gt;</content>${inner}</entry>`;
    await bring(
      'atom.xml',
      `<feed xmlns="http://www.w3.org/2005/Atom"><title>Harbour</title><link href="https://old.example/"/>${entry('atom1', '<link rel="enclosure" type="image/jpeg" href="https://old.example/i/7.jpg"/>')}<author><name>Ada Quill</name></author>${entry('atom2', '<author><name>Ben Ferry</name></author>')}</feed>`,
    );
    expect(await urlOf('atom1')).toContain('https://old.example/i/7.jpg');
    expect(await story('atom1')).toMatchObject({
      headlines: { basic: 'Tides atom1' },
      credits: { by: [{ name: 'Ada Quill' }] },
    });
    expect((await story('atom2'))['credits']).toMatchObject({ by: [{ name: 'Ben Ferry' }] });
  },
  TIMEOUT,
);

test(
  'dates are read with the zones and months of many countries, and those that no calendar has are told',
  async () => {
    const { code, notes } = await bring(
      'dates.xml',
      RSS +
        item('bst', '', 'Tue, 31 Jul 2018 19:12:11 BST') +
        item('cet', '', 'Wed, 31 Jan 2018 19:12:11 CET') +
        item('aest', '', 'Wed, 31 Jan 2018 19:12:11 AEST') +
        item('spanish', '', 'mié, 31 ene 2018 19:12:11 +0100') +
        item('never', '', 'Fri, 30 Feb 2018 19:12:11 GMT') +
        '</channel></rss>',
    );
    const dates = ['bst', 'cet', 'aest', 'spanish', 'never'].map(
      async (name) => (await story(name))['display_date'],
    );
    expect(await Promise.all(dates)).toEqual([
      '2018-07-31T18:12:11.000Z',
      '2018-01-31T18:12:11.000Z',
      '2018-01-31T09:12:11.000Z',
      '2018-01-31T18:12:11.000Z',
      undefined,
    ]);
    expect(notes).toContain('no date that can be read (it says “Fri, 30 Feb 2018 19:12:11 GMT”)');
    expect(code).toBe(0);
  },
  TIMEOUT,
);

test(
  'a date without a zone is in the zone of the site',
  async () => {
    const properties = {
      id: 'courier',
      websiteName: 'Courier',
      dateLocalization: { timeZone: 'Asia/Tokyo' },
    };
    await imports.run('import', await imports.folder.write('site.json', JSON.stringify(properties)));
    await bring('zone.xml', `${RSS}${item('local', '', '2018-01-31 19:12:11')}</channel></rss>`);
    expect((await story('local'))['display_date']).toBe('2018-01-31T10:12:11.000Z');
  },
  TIMEOUT,
);

test(
  'an export of Blogger brings its posts and pages; settings, templates and comments are counted',
  async () => {
    const kind = (name: string) =>
      `<category scheme="http://schemas.google.com/g/2005#kind" term="http://schemas.google.com/blogger/2008/kind#${name}"/>`;
    const entry = (id: string, inner: string) =>
      `<entry><id>tag:blogger.com,1999:${id}</id><published>2018-01-31T19:12:11Z</published><title>${id}</title>` +
      `<content type="html">Body of ${id}.</content><link rel="alternate" href="https://old.example/a/${id}/"/>${inner}</entry>`;
    const { code, notes } = await bring(
      'blogger.xml',
      '<feed xmlns="http://www.w3.org/2005/Atom"><title>Harbour</title><link rel="alternate" href="https://old.example/"/>' +
        entry('posted', `${kind('post')}<category scheme="http://www.blogger.com/atom/ns#" term="tides"/>`) +
        entry('paged', kind('page')) +
        entry('setting-one', kind('settings')) +
        entry('setting-two', kind('settings')) +
        entry('remark', kind('comment')) +
        '</feed>',
    );
    expect(code).toBe(0);
    expect((await story('posted'))['taxonomy']).toMatchObject({ tags: [{ slug: 'tides', text: 'tides' }] });
    expect((await story('paged'))['headlines']).toEqual({ basic: 'paged' });
    expect((await story('setting-one'))['_id']).toBeUndefined();
    expect(notes).toMatch(/left out, entries of the kind "settings": 2/);
    expect(notes).toMatch(/left out, entries of the kind "comment": 1/);
  },
  TIMEOUT,
);

test(
  'drafts of Atom and of Blogger are left out and counted, and with --drafts they are not published',
  async () => {
    const entry = (id: string, inner: string) =>
      `<entry><id>tag:blogger.com,1999:${id}</id><published>2018-01-31T19:12:11Z</published><title>${id}</title>` +
      `<content type="html">Body of ${id}.</content><link rel="alternate" href="https://old.example/a/${id}/"/>${inner}</entry>`;
    const feed =
      '<feed xmlns="http://www.w3.org/2005/Atom" xmlns:app="http://www.w3.org/2007/app" xmlns:blogger="http://schemas.google.com/blogger/2018"><title>Harbour</title><link rel="alternate" href="https://old.example/"/>' +
      entry('begun', '<app:control><app:draft>yes</app:draft></app:control>') +
      entry('planned', '<blogger:type>POST</blogger:type><blogger:status>DRAFT</blogger:status>') +
      entry(
        'told',
        '<blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status><category scheme="http://www.blogger.com/atom/ns#" term="Old boats"/>',
      ) +
      '</feed>';
    const { code, notes } = await bring('drafts.xml', feed);
    expect(code).toBe(0);
    expect(notes).toMatch(/left out, drafts and what is not published yet \(--drafts brings them.*\): 2/);
    expect((await story('told'))['headlines']).toEqual({ basic: 'told' });
    const { lists } = await imports.get('/redirects/v1/courier');
    expect(JSON.stringify(lists)).toContain('{"to":"/tags/old-boats/","from":"/search/label/Old%20boats"}');
    const file = await imports.folder.write('drafts.xml', feed);
    expect((await imports.run('import', '--no-media', '--drafts', file)).said.at(-1)).toMatch(/^2 imported/);
    expect((await story('begun'))['headlines']).toBeUndefined();
    expect((await story('planned'))['headlines']).toBeUndefined();
  },
  TIMEOUT,
);

test(
  'the language of an entry keeps its script and its region',
  async () => {
    const of = (name: string, language: string) =>
      item(name, `<dc:language xmlns:dc="http://purl.org/dc/elements/1.1/">${language}</dc:language>`);
    const wished = { hant: 'zh_hant', taiwan: 'zh-tw', serbian: 'sr_RS@latin', formal: 'de_DE_formal' };
    await bring(
      'languages.xml',
      `${RSS}${Object.entries(wished)
        .map(([name, language]) => of(name, language))
        .join('')}${of('named', 'English')}</channel></rss>`,
    );
    const found = await Promise.all(
      [...Object.keys(wished), 'named'].map(async (name) => (await story(name))['language']),
    );
    expect(found).toEqual(['zh-Hant', 'zh-TW', 'sr-Latn-RS', 'de-DE', undefined]);
  },
  TIMEOUT,
);

test(
  'an entry keeps the address that only an Atom link says, and files beside its text have the base of the entry',
  async () => {
    const { code } = await bring(
      'atomlink.xml',
      `${RSS.replace('<rss ', '<rss xmlns:atom="http://www.w3.org/2005/Atom" ')}<item><title>Only there</title><atom:link rel="self" href="https://old.example/feed/1"/><atom:link rel="alternate" href="https://old.example/a/onlythere/?utm_source=feed"/><guid isPermaLink="false">77</guid><description>Words</description></item></channel></rss>`,
    );
    expect(code).toBe(0);
    expect(await story('onlythere')).toMatchObject({ headlines: { basic: 'Only there' } });
    await bring(
      'bases.xml',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://old.example/a/"><title>Bases</title><link href="./"/>' +
        '<entry xml:base="bases/"><title>Bases</title><link href="."/><id>tag:old.example,2024:1</id><updated>2024-01-02T03:04:05Z</updated>' +
        '<link rel="enclosure" type="image/jpeg" href="img/enclosed.jpg"/>' +
        '<content type="html" xml:base="text/">&lt;p&gt;&lt;img src="inside.jpg"&gt;&lt;/p&gt;</content></entry></feed>',
    );
    expect(await urlOf('bases')).toContain('https://old.example/a/bases/img/enclosed.jpg');
    expect((await story('bases'))['content_elements']).toMatchObject([
      { url: 'https://old.example/a/bases/text/inside.jpg' },
    ]);
  },
  TIMEOUT,
);
