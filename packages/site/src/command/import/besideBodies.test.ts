/** What old systems keep beside the body of a story, or write in two ways. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';

const TIMEOUT = 60_000;

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, TIMEOUT);
afterAll(() => imports[Symbol.asyncDispose]());

async function bring(name: string, content: string) {
  const file = await imports.folder.write(name, content);
  const words = ['--no-media', ...(name.endsWith('.json') ? ['--origin', 'https://tide.example'] : [])];
  const { code, said } = await imports.run('import', ...words, file);
  expect(code).toBe(0);
  return said.filter((line) => line.startsWith(file)).join('\n');
}

const elementsOf = async (path: string): Promise<unknown> =>
  (await imports.get(`/content/v4/?website_url=${path}`))['content_elements'];

const ghost = (posts: readonly object[]): string => JSON.stringify({ db: [{ meta: {}, data: { posts } }] });
const post = (slug: string, name: string, card: object, html: string): object => ({
  ...{ id: slug, slug, title: slug, status: 'published', published_at: '2019-04-02T08:00:00.000Z', html },
  mobiledoc: JSON.stringify({
    ...{ version: '0.3.1', markups: [], atoms: [], cards: [[name, card]], sections: [[10, 0]] },
  }),
});

test(
  'Markdown that is mostly tags and addresses is read from what Ghost rendered of it',
  async () => {
    const film =
      '<object width="480" height="385" data-of="the harbour at night, in one long take"><embed src="https://www.youtube.com/embed/harbour12" width="480" height="385"></object>';
    const link = `[pier](https://tide.example/${'a-long-name-of-a-page/'.repeat(9)})`;
    const html = `<p>See the <a href="https://elsewhere.example/">pier</a>.</p><iframe src="https://www.youtube.com/embed/harbour12"></iframe>`;
    await bring(
      'tags.json',
      ghost([post('night', 'card-markdown', { markdown: `See the ${link}.\n\n${film}` }, html)]),
    );
    expect(await elementsOf('/night/')).toMatchObject([
      { type: 'text', content: 'See the <a href="https://elsewhere.example/">pier</a>.' },
      { type: 'raw_html', content: expect.stringContaining('https://www.youtube.com/embed/harbour12') },
    ]);
  },
  TIMEOUT,
);

test(
  'rendered text that was cut is not read in place of its Markdown',
  async () => {
    const markdown = 'High water is at six in the morning, and again at half past six.';
    const notes = await bring(
      'cut.json',
      ghost([post('cut', 'markdown', { markdown }, '<p>High water</p>')]),
    );
    expect(await elementsOf('/cut/')).toMatchObject([{ content: markdown }]);
    expect(notes).toContain('text in Markdown was kept as plain paragraphs');
  },
  TIMEOUT,
);

test(
  'what a link card of Ghost has beside its title is told',
  async () => {
    const metadata = {
      title: 'Tide tables',
      description: 'All of the year',
      thumbnail: 'https://a.example/t.png',
    };
    const card = { type: 'bookmark', url: 'https://a.example/tides', metadata };
    const notes = await bring('card.json', ghost([post('card', 'bookmark', card, '<p></p>')]));
    expect(await elementsOf('/card/')).toMatchObject([
      { type: 'interstitial_link', url: 'https://a.example/tides', content: 'Tide tables' },
    ]);
    expect(notes).toContain('the summary and the picture of a linked page were left out');
  },
  TIMEOUT,
);

interface Item {
  readonly id: string;
  readonly link: string;
  readonly body: string;
  readonly fields?: Readonly<Record<string, string>>;
}

const item = ({ id, link, body, fields = {} }: Item): string =>
  `<item><title>Story ${id}</title><link>https://tide.example/${link}</link><content:encoded><![CDATA[${body}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_name>story-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><wp:post_date_gmt>2024-01-01 00:00:00</wp:post_date_gmt>${Object.entries(
    fields,
  )
    .map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
    )
    .join('')}</item>\n`;
const wxr = (items: readonly Item[]): string =>
  `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Tide</title><link>https://tide.example</link>${items.map(item).join('')}</channel></rss>`;

test(
  'links by number lead to the story of that number, also one that comes later or has no other address',
  async () => {
    const body =
      '<p><a href="https://tide.example/?p=22">One</a> <a href="/?page_id=23 #quay-end">two</a> <a href="https://tide.example/?p=99">none</a></p>';
    await bring(
      'numbers.xml',
      wxr([
        { id: '21', link: 'first/', body },
        { id: '22', link: 'second/', body: '<p>Two</p>' },
        { id: '23', link: '?page_id=23', body: '<p>Three</p>' },
      ]),
    );
    expect(await elementsOf('/first/')).toMatchObject([
      {
        content:
          '<a href="/second/">One</a> <a href="/2024/01/01/story-23/#quay-end">two</a> <a href="/?p=99">none</a>',
      },
    ]);
    await bring('later.xml', wxr([{ id: '31', link: 'later/', body: '<p><a href="/?p=22">One</a></p>' }]));
    expect(await elementsOf('/later/')).toMatchObject([{ content: '<a href="/second/">One</a>' }]);
  },
  TIMEOUT,
);

test(
  'items with nothing in them are counted and reject nothing',
  async () => {
    const whole = wxr([{ id: '61', link: 'whole/', body: '<p>Whole</p>' }]);
    const notes = await bring('empty.xml', whole.replace('</channel>', '<item /><item></item></channel>'));
    expect(notes).toContain('left out, items with nothing in them: 2');
  },
  TIMEOUT,
);

test(
  'a recording that WordPress keeps beside a story stands in it, once',
  async () => {
    const enclosure = 'https://media.example/pier.mp3\n2112\naudio/mpeg\n';
    await bring(
      'recordings.xml',
      wxr([
        { id: '41', link: 'heard/', body: '<p>The pier at night.</p>', fields: { enclosure } },
        {
          ...{ id: '42', link: 'twice/', fields: { enclosure } },
          body: '<p><a href="https://media.example/pier.mp3">Listen</a></p>',
        },
        {
          ...{ id: '43', link: 'seen/', body: '<p>By day.</p>' },
          fields: { enclosure: 'https://media.example/pier.mp4\n9\nvideo/mp4' },
        },
      ]),
    );
    expect(await elementsOf('/heard/')).toMatchObject([
      { type: 'audio', streams: [{ url: 'https://media.example/pier.mp3' }] },
      { content: 'The pier at night.' },
    ]);
    expect(await elementsOf('/twice/')).toHaveLength(1);
    expect(await elementsOf('/seen/')).toMatchObject([
      { type: 'raw_html', content: expect.stringContaining('https://media.example/pier.mp4') },
      { content: 'By day.' },
    ]);
  },
  TIMEOUT,
);

test(
  'what plugins keep for search engines and social networks comes, and is not told',
  async () => {
    const notes = await bring(
      'plugins.xml',
      wxr([
        {
          ...{ id: '51', link: 'own-words/', body: '<p>a</p>' },
          fields: {
            _yoast_wpseo_metadesc: 'When the tide turns',
            rank_math_facebook_title: 'Tides!',
            _yoast_wpseo_canonical: 'https://first.example/tides/',
          },
        },
        {
          ...{ id: '52', link: 'patterns/', body: '<p>b</p>' },
          fields: {
            _yoast_wpseo_title: '%%title%% %%sep%% %%sitename%%',
            _aioseo_title: '#post_title #separator_sa',
            _yoast_wpseo_canonical: 'https://tide.example/patterns/',
          },
        },
      ]),
    );
    expect(await imports.get('/content/v4/?website_url=/own-words/')).toMatchObject({
      headlines: { og_title: 'Tides!' },
      description: { basic: 'When the tide turns' },
    });
    expect(notes).not.toContain('Story 51');
    expect(notes).not.toContain('Story 52');
  },
  TIMEOUT,
);

test(
  'the crops of one picture in a feed are not told as further pictures',
  async () => {
    const crop = (name: string, width: number): string =>
      `<media:content url="https://tide.example/${name}.jpg" width="${width}" medium="image"/>`;
    const entry = `<item><title>Crops</title><link>https://tide.example/crops/</link><guid>crops</guid><pubDate>Sun, 17 Oct 2021 12:00:00 GMT</pubDate><description>The quay</description><media:group>${crop('quay-large', 1100)}${crop('quay-tall', 300)}</media:group>${crop('gull', 200)}</item>`;
    const notes = await bring(
      'crops.xml',
      `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Tide</title><link>https://tide.example/</link>${entry}</channel></rss>`,
    );
    expect(await imports.get('/content/v4/?website_url=/crops/')).toMatchObject({
      promo_items: { basic: { url: 'https://tide.example/quay-large.jpg' } },
    });
    expect(notes).not.toContain('quay-tall');
    expect(notes).toContain('a further picture of the entry was left out: https://tide.example/gull.jpg');
  },
  TIMEOUT,
);

test(
  'a picture whose number is that of another one in the library stands as its address says',
  async () => {
    const library = ['quay', 'gull']
      .map(
        (name, at) =>
          `<item><title>${name}</title><wp:post_id>${70 + at}</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://tide.example/up/${name}.jpg</wp:attachment_url></item>`,
      )
      .join('');
    const image = (name: string): string =>
      `<img class="wp-image-70" src="https://tide.example/up/${name}.jpg">`;
    const body = image('gull-300x200') + image('quay-e1432401043607-1024x683') + image('heron');
    const whole = wxr([{ id: '72', link: 'numbers/', body }]);
    await bring('numbers.xml', whole.replace('</channel>', `${library}</channel>`));
    expect(await elementsOf('/numbers/')).toMatchObject([
      { type: 'image', url: 'https://tide.example/up/gull.jpg' },
      { type: 'image', url: 'https://tide.example/up/quay.jpg' },
      { type: 'image', url: 'https://tide.example/up/heron.jpg' },
    ]);
  },
  TIMEOUT,
);

test(
  'fields with text become the body of a story that has none, and are told of any other',
  async () => {
    const fields = {
      intro: 'The pier is <em>long</em> and old',
      _intro: 'field_5f1a',
      css: '.pier { color: red }',
      _css: 'field_5f1b',
      views: '1234567',
    };
    const notes = await bring(
      'fields.xml',
      wxr([
        { id: '81', link: 'of-fields/', body: '', fields },
        { id: '82', link: 'with-fields/', body: '<p>Body</p>', fields },
      ]),
    );
    expect(await elementsOf('/of-fields/')).toMatchObject([{ content: 'The pier is <em>long</em> and old' }]);
    expect(await elementsOf('/with-fields/')).toMatchObject([{ content: 'Body' }]);
    expect(notes).toContain('"Story 81": it has no body, and its fields became one: intro');
    expect(notes).toContain('"Story 82": the field "intro" was left out: The pier is long and old');
    expect(notes).not.toContain('css');
  },
  TIMEOUT,
);

test(
  'the words that a feed has for the picture of an entry are its caption',
  async () => {
    const entry =
      '<item><title>Vouchers</title><link>https://tide.example/vouchers/</link><guid>vouchers</guid><pubDate>Sun, 17 Oct 2021 12:00:00 GMT</pubDate><description>Housing at risk</description>' +
      '<media:content url="https://tide.example/flat.jpg" medium="image" width="600"/><media:credit>A. Quill</media:credit><media:description>A flat near the quay</media:description></item>';
    await bring(
      'captions.xml',
      `<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Tide</title><link>https://tide.example/</link>${entry}</channel></rss>`,
    );
    expect(await imports.get('/content/v4/?website_url=/vouchers/')).toMatchObject({
      promo_items: { basic: { caption: 'A flat near the quay', credits: { by: [{ name: 'A. Quill' }] } } },
    });
  },
  TIMEOUT,
);

test(
  'a sitemap, a theme and any other XML is refused with what it is',
  async () => {
    const files = {
      'sitemap.xml':
        '<?xml version="1.0"?><!-- by hand --><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://tide.example/</loc></url></urlset>',
      'theme.xml': '<?xml version="1.0"?><!DOCTYPE html><html b:version="2"><body></body></html>',
      'other.xml': '<?xml version="1.0"?><notes><note>Herring</note></notes>',
    };
    for (const [name, text] of Object.entries(files)) await imports.folder.write(name, text);
    const { code, said } = await imports.run('import', ...Object.keys(files));
    const all = said.join('\n');
    expect(code).toBe(1);
    expect(all).toContain('it is a sitemap, which has addresses and no stories');
    expect(all).toContain('it is a page or a theme and not an export');
    expect(all).toContain('it is no export of WordPress and no feed: its first element is <notes>');
  },
  TIMEOUT,
);

test(
  'the caption of a gallery stays where none of its pictures can be fetched',
  async () => {
    const card = { images: [{ src: 'data:image/gif;base64,R0' }], caption: 'Oak, <em>iron</em>' };
    const notes = await bring('gallery.json', ghost([post('unseen', 'gallery', card, '')]));
    expect(await elementsOf('/unseen/')).toMatchObject([{ content: '<small>Oak, <em>iron</em></small>' }]);
    expect(notes).toContain('an image was left out, as its address cannot be fetched: data:image/gif');
  },
  TIMEOUT,
);
