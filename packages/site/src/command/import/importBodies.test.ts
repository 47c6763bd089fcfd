/** What stands elsewhere in an export than in the body of its story, and what a body may hold. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openImports } from '../../../test/openImports.ts';
import type { Imports } from '../../../test/openImports.ts';

const TIMEOUT = 60_000;

let imports: Imports;
beforeAll(async () => {
  imports = await openImports();
}, TIMEOUT);
afterAll(() => imports[Symbol.asyncDispose]());

const WXR =
  '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><link>https://old.example</link>';

interface Item {
  readonly id: string;
  readonly body?: string;
  readonly type?: string;
  readonly more?: string;
}

const item = ({ id, body = '', type = 'post', more = '' }: Item): string =>
  `<item><title>Story<br />${id}</title><link>https://old.example/${id}/</link><content:encoded><![CDATA[${body}]]></content:encoded>` +
  `<wp:post_id>${id}</wp:post_id><wp:post_name>${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>` +
  `<wp:post_date_gmt>2024-01-01 00:00:00</wp:post_date_gmt>${more}</item>\n`;

const meta = (key: string, value: string): string =>
  `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

async function bring(name: string, content: string, ...words: readonly string[]) {
  const file = await imports.folder.write(name, content);
  const { code, said } = await imports.run('import', ...words, file);
  return { code, notes: said.filter((line) => line.startsWith(file)).join('\n'), last: said.at(-1) };
}

const story = (path: string) => imports.get(`/content/v4/?website_url=${path}`);
const elementsOf = async (path: string) => (await story(path))['content_elements'];

test(
  'footnotes and synced patterns of WordPress come from where the export has them',
  async () => {
    const body =
      '<!-- wp:paragraph --><p>The pier is long<sup data-fn="n-1" class="fn"><a href="#n-1" id="n-1-link">1</a></sup>.</p><!-- /wp:paragraph -->' +
      '<!-- wp:block {"ref":90} /--><!-- wp:latest-posts /--><!-- wp:acf/fact {"data":{"text":"Nine hundred metres of oak","_text":"field_1 of x"}} /--><!-- wp:footnotes /-->';
    const pattern =
      '<!-- wp:paragraph --><p>Write to the harbour office.</p><!-- /wp:paragraph --><!-- wp:block {"ref":90} /-->';
    const { code, notes } = await bring(
      'blocks.xml',
      `${WXR}${item({ id: 'pier', body, more: meta('footnotes', '[{"content":"<em>Harbour survey</em>, page 4.","id":"n-1"}]') })}${item({ id: '90', body: pattern, type: 'wp_block' })}</channel></rss>`,
    );
    expect(code).toBe(0);
    expect(await story('/pier/')).toMatchObject({ headlines: { basic: 'Story pier' } });
    expect(await elementsOf('/pier/')).toMatchObject([
      { content: 'The pier is long<sup><span id="n-1-link"></span><a href="#n-1">1</a></sup>.' },
      { content: 'Write to the harbour office.' },
      { content: 'Nine hundred metres of oak' },
      {
        type: 'list',
        list_type: 'ordered',
        items: [
          { content: '<span id="n-1"></span><em>Harbour survey</em>, page 4. <a href="#n-1-link">↩︎</a>' },
        ],
      },
    ]);
    expect(notes).not.toContain('latest-posts');
    expect(notes).toContain('a synced pattern was left out');
    expect(notes).toContain('the block "acf/fact" keeps its content in its settings');
  },
  TIMEOUT,
);

test(
  'patterns of patterns add at most a million characters to a story, and footnotes stand once',
  async () => {
    const reference = (id: number): string => `<!-- wp:block {"ref":${id}} /-->`;
    const patterns = [0, 1, 2, 3, 4, 5].map((level) =>
      item({
        id: String(300 + level),
        body: level === 0 ? `<p>${'Herring '.repeat(20)}</p>` : reference(299 + level).repeat(20),
        type: 'wp_block',
      }),
    );
    const note = meta('footnotes', '[{"content":"Survey","id":"n-1"}]');
    const body = `${reference(305)}<p>Oak</p>${'<!-- wp:footnotes /-->'.repeat(3)}`;
    const { code, notes } = await bring(
      'endless.xml',
      `${WXR}${item({ id: 'endless', body, more: note })}${patterns.join('')}</channel></rss>`,
    );
    const stored = JSON.stringify(await elementsOf('/endless/'));
    expect(code).toBe(0);
    expect(stored.length).toBeLessThan(2_000_000);
    expect(stored.split('Survey')).toHaveLength(2);
    expect(stored).toContain('"Oak"');
    expect(notes).toContain(
      'a synced pattern was left out, as patterns may add 1000000 characters to a story at most: 300',
    );
  },
  TIMEOUT,
);

test(
  'types of items that are named become stories, the others are told',
  async () => {
    const file = `${WXR}${item({ id: 'n1', body: 'News', type: 'news' })}${item({ id: 'o1', body: 'Opinion', type: 'opinion' })}${item({ id: 'r1', body: 'Recipe', type: 'recipe' })}</channel></rss>`;
    const { notes, last } = await bring('types.xml', file, '--types', 'news, opinion');
    expect(last).toBe('2 imported, 0 unchanged, 0 rejected.');
    expect(await elementsOf('/n1/')).toMatchObject([{ content: 'News' }]);
    expect(await elementsOf('/o1/')).toMatchObject([{ content: 'Opinion' }]);
    expect(notes).toContain('left out, of the type "recipe" (--types recipe brings them): 1');
  },
  TIMEOUT,
);

test(
  'lists and cells with pictures keep them, and the pictures are fetched',
  async () => {
    const { origin } = imports;
    const body =
      `<ul><li>First<p>Second</p></li></ul><ol><li>Step<img src="${origin}/step.png" alt="A step"></li></ol>` +
      `<table><tr><td>One<p>Two</p></td><td><video src="${origin}/film.mp4"></video></td></tr></table>` +
      `<h2 id="onmonday">On Monday</h2><p>See <a href="#onmonday">Monday</a> <ruby>漢<rt>kan</rt></ruby></p>` +
      `<figure class="wp-block-embed"><div>https://vimeo.com/1234567</div><figcaption>The quay</figcaption></figure>` +
      `<img src="data:," data-src="${origin}/late.png"><noscript><img src="${origin}/late.png"></noscript>`;
    const lead = `<item><title>lead</title><wp:post_id>70</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>${origin}/media/lead</wp:attachment_url></item>`;
    imports.pages.set('/media/lead', '');
    const { notes } = await bring(
      'rich.xml',
      `${WXR}${item({ id: 'rich', body, more: meta('_thumbnail_id', '70') })}${lead}</channel></rss>`,
      '--allow-local-addresses',
    );
    expect(await elementsOf('/rich/')).toMatchObject([
      { type: 'list', items: [{ content: 'First<br/><br/>Second' }] },
      {
        type: 'raw_html',
        content: expect.stringMatching(/<li>Step<img src="\/media\/\w+\.png" alt="A step"><\/li>/),
      },
      { type: 'raw_html', content: expect.stringContaining(`<video controls="" src="${origin}/film.mp4">`) },
      { type: 'header', content: 'On Monday', additional_properties: { id: 'part-onmonday' } },
      { content: 'See <a href="#part-onmonday">Monday</a> <ruby>漢<rt>kan</rt></ruby>' },
      { type: 'oembed_response' },
      { content: '<small>The quay</small>' },
      { type: 'image', url: expect.stringMatching(/^\/media\//) },
    ]);
    expect(await story('/rich/')).toMatchObject({ promo_items: { basic: { url: `${origin}/media/lead` } } });
    expect(notes).toContain('/media/lead stays where it is');
  },
  TIMEOUT,
);

test(
  'posts in Markdown are read from what Ghost rendered of them',
  async () => {
    const html =
      '<p>Tides are <strong>free</strong>.</p>\n<h2 id="onmonday">On Monday</h2>\n<ul>\n<li>High water at six</li>\n</ul>\n<blockquote>\n<p>Mind the step.</p>\n</blockquote>';
    const markdown = 'Tides are **free**.\n\n## On Monday\n\n* High water at six\n\n> Mind the step.';
    const mobiledoc = (name: string) =>
      JSON.stringify({
        version: '0.3.1',
        markups: [],
        atoms: [],
        cards: [[name, { markdown }]],
        sections: [[10, 0]],
      });
    const posts = ['markdown', 'card-markdown', 'weather'].map((name) => ({
      ...{ id: name, slug: name, title: `Tides<br />${name}`, status: 'published', html },
      mobiledoc: mobiledoc(name),
      published_at: '2019-04-02T08:00:00.000Z',
    }));
    const { code } = await bring(
      'ghost.json',
      JSON.stringify({ db: [{ meta: {}, data: { posts } }] }),
      '--origin',
      'https://old.example',
    );
    expect(code).toBe(0);
    for (const { slug } of posts)
      expect(await elementsOf(`/${slug}/`)).toMatchObject([
        { content: 'Tides are <strong>free</strong>.' },
        { type: 'header', content: 'On Monday' },
        { type: 'list', items: [{ content: 'High water at six' }] },
        { type: 'quote', content_elements: [{ content: 'Mind the step.' }] },
      ]);
    expect(await story('/weather/')).toMatchObject({ headlines: { basic: 'Tides weather' } });
  },
  TIMEOUT,
);

test(
  'a Ghost export tells what it has beside its stories, and its authors keep their addresses elsewhere',
  async () => {
    const post = {
      ...{ id: 'p1', slug: 'harbour', title: 'Harbour', status: 'published', html: '<p>High water.</p>' },
      ...{ codeinjection_head: '<script>1</script>', canonical_url: 'https://first.example/harbour/' },
      published_at: '2024-04-02T08:00:00.000Z',
    };
    const data = {
      posts: [post],
      posts_meta: [{ post_id: 'p1', meta_title: 'Harbour today', og_image: 'https://old.example/og.png' }],
      users: [
        {
          id: 'u1',
          slug: 'cleo',
          name: 'Cleo',
          twitter: '@cleo',
          website: 'https://cleo.example/',
          mastodon: 'cleo',
        },
      ],
      posts_authors: [{ post_id: 'p1', author_id: 'u1', sort_order: 0 }],
      snippets: [{ id: 's1', name: 'Box' }],
      newsletters: [{ id: 'n1' }, { id: 'n2' }],
      settings: [
        { key: 'navigation', value: '[{"label":"Home","url":"/"},{"label":"About","url":"/about/"}]' },
        { key: 'codeinjection_foot', value: '<script>2</script>' },
      ],
    };
    const words = ['--origin', 'https://old.example', '--no-media'];
    const { code, notes } = await bring('more.json', JSON.stringify({ db: [{ meta: {}, data }] }), ...words);
    expect(code).toBe(0);
    for (const sentence of [
      '"Harbour": code that was injected into its page was left out',
      'author "Cleo": an address elsewhere cannot be read and was left out; mastodon: cleo',
      'left out, building blocks of the editor: 1',
      'left out, newsletters; set them up anew: 2',
      'left out, links of the menus: 2; the menu has the sections of the stories',
      'left out, code that was injected into every page',
    ])
      expect(notes).toContain(sentence);
    expect(await story('/harbour/')).toMatchObject({
      credits: {
        by: [
          {
            social_links: [
              { site: 'website', url: 'https://cleo.example/' },
              { site: 'twitter', url: 'https://x.com/cleo' },
            ],
          },
        ],
      },
    });
  },
  TIMEOUT,
);

test(
  'HTML that opens elements without end loses its markup and no item of a feed',
  async () => {
    const deep = `${'<b>'.repeat(60_000)}Deep down`;
    const fooled = `${'<i></x>'.repeat(30_000)}Deeper <img src="https://old.example/p.jpg">`;
    const feed = (name: string, body: string) =>
      `<item><title><![CDATA[${body}]]></title><link>https://old.example/f/${name}/</link><guid>${name}</guid><description><![CDATA[${body}]]></description><content:encoded><![CDATA[${body}]]></content:encoded></item>`;
    const { code, last } = await bring(
      'deep.xml',
      `<rss xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>x</title><link>https://old.example/</link>${feed('deep', deep)}${feed('fooled', fooled)}</channel></rss>`,
      '--no-media',
    );
    expect([code, last]).toEqual([0, '2 imported, 0 unchanged, 0 rejected.']);
    expect(JSON.stringify(await elementsOf('/f/deep/'))).toContain('Deep down');
    expect(JSON.stringify(await elementsOf('/f/fooled/'))).toContain('Deeper');
  },
  TIMEOUT,
);

test(
  'what a post changed in a synced pattern stands in its place',
  async () => {
    const named = (kind: string, name: string, markup: string) =>
      `<!-- wp:${kind} {"metadata":{"bindings":{"__default":{"source":"core/pattern-overrides"}},"name":"${name}"}} -->${markup}<!-- /wp:${kind} -->`;
    const pattern =
      named('heading', 'Head', '<h2 class="wp-block-heading">Fact</h2>') +
      named('paragraph', 'Words', '<p>Words of the <em>pattern</em>.</p>') +
      named('paragraph', 'Kept', '<p>The same everywhere.</p>') +
      named(
        'image',
        'Picture',
        '<figure><img class="wp-image-7" src="https://old.example/a.jpg" alt=""/></figure>',
      ) +
      named('button', 'More', '<div><a href="https://old.example/more.pdf">More</a></div>');
    const changes = {
      Head: { content: 'Nine hundred' },
      Words: { content: 'Metres of <strong>oak</strong>.' },
      Picture: { id: 9, url: 'https://old.example/oak.jpg', alt: 'Oak', caption: 'The pier' },
      More: { text: 'Read on', url: 'https://elsewhere.example/oak' },
      Gone: { content: 'Nowhere' },
    };
    const { notes } = await bring(
      'patterns.xml',
      `${WXR}${item({ id: 'oak', body: `<!-- wp:block {"ref":91,"content":${JSON.stringify(changes)}} /-->` })}${item({ id: '91', body: pattern, type: 'wp_block' })}</channel></rss>`,
      '--no-media',
    );
    expect(await elementsOf('/oak/')).toMatchObject([
      { type: 'header', content: 'Nine hundred' },
      { content: 'Metres of <strong>oak</strong>.' },
      { content: 'The same everywhere.' },
      { url: 'https://old.example/oak.jpg', alt_text: 'Oak', caption: 'The pier' },
      { content: '<a href="https://elsewhere.example/oak">Read on</a>' },
    ]);
    expect(notes).toContain('what the post changed in the pattern 91 was left out: Nowhere');
  },
  TIMEOUT,
);

test(
  'a picture whose name is that of a stand-in is kept, and a stand-in gives way to its picture',
  async () => {
    const at = (name: string) => `https://old.example/i/${name}`;
    const body = [
      `<img src="${at('grey-seals.jpg')}" alt="Seals">`,
      `<p>Text</p><img src="${at('loading-bay-2.jpg')}"><noscript><img src="${at('loading-bay-2.jpg')}"></noscript>`,
      `<p>Text</p><img src="${at('placeholder-16x9.jpg')}"><noscript><img src="${at('quay.jpg')}"></noscript>`,
      `<p>Text</p><img src="${at('blank.gif')}" data-theme-file="${at('harbour.jpg')}">`,
      `<p>Text</p><img src="${at('placeholder-wide.png')}" data-src="${at('pixel-art-show.jpg')}">`,
      `<div data-bg="${at('behind.jpg')}">Text before it</div>`,
      `<video src="${at('film.mp4')}"></video>`,
    ].join('');
    const { notes } = await bring(
      'pictures.xml',
      `${WXR}${item({ id: 'seals', body })}</channel></rss>`,
      '--no-media',
    );
    const elements = await elementsOf('/seals/');
    const pictures = (Array.isArray(elements) ? elements : []).filter(({ type }) => type === 'image');
    expect(pictures.map(({ url }) => url)).toEqual(
      [
        'grey-seals.jpg',
        'loading-bay-2.jpg',
        'quay.jpg',
        'harbour.jpg',
        'pixel-art-show.jpg',
        'behind.jpg',
      ].map(at),
    );
    expect(elements).toContainEqual(
      expect.objectContaining({ content: `<video controls="" src="${at('film.mp4')}"></video>` }),
    );
    expect(notes).not.toContain('an image was left out');
  },
  TIMEOUT,
);

test(
  'a Ghost export that a tool of a document database wrote comes with its dates, authors and tags',
  async () => {
    const id = (text: string) => ({ $oid: text });
    const posts = [
      {
        _id: id('p1'),
        title: 'Piers',
        slug: 'old-piers',
        status: 'published',
        html: '<p>Oak.</p>',
        published_at: { $date: 1_511_938_800_000 },
        updated_at: { $date: { $numberLong: '1511942400000' } },
        author_id: id('u1'),
      },
      {
        id: 'p2',
        title: 'Quays',
        slug: 'old-quays',
        status: 'published',
        html: '<p>Stone.</p>',
        published_at: 1_511_938_800,
      },
    ];
    const data = {
      posts,
      users: [{ _id: id('u1'), slug: 'quill', name: 'Ada Quill' }],
      tags: [{ _id: id('t1'), slug: 'wharves', name: 'Wharves' }],
      posts_tags: [{ post_id: id('p1'), tag_id: id('t1'), sort_order: { $numberInt: '0' } }],
    };
    const { code, notes } = await bring(
      'documents.json',
      JSON.stringify({ db: [{ data }] }),
      '--origin',
      'https://old.example/',
    );
    expect([code, notes]).toEqual([0, '']);
    expect(await story('/old-piers/')).toMatchObject({
      publish_date: '2017-11-29T07:00:00.000Z',
      last_updated_date: '2017-11-29T08:00:00.000Z',
      credits: { by: [{ name: 'Ada Quill' }] },
      taxonomy: { tags: [{ slug: 'wharves' }], primary_section: { _id: '/wharves/' } },
    });
    expect(await story('/old-quays/')).toMatchObject({ publish_date: '2017-11-29T07:00:00.000Z' });
  },
  TIMEOUT,
);
