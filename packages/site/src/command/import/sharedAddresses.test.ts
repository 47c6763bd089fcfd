/** Addresses that an import shares with others: in another spelling, with a section, with a story of another site. */
import { list, record, text } from '@broadsheet/client-core';
import { PLATFORM_ORIGIN } from '@broadsheet/platform-testing';
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
const parseLists = list(record({ id: text, redirects: list(record({ from: text, to: text })) }));
const find = (path: string) => imports.get(`/content/v4/?website_url=${encodeURIComponent(path)}`);
/** Returns where an old address leads, as the list of an import says it. */
async function targetOf(name: string, path: string): Promise<string | undefined> {
  const { lists } = await imports.get('/redirects/v1/courier');
  const { redirects = [] } = parseLists(lists)?.find(({ id }) => id === name) ?? {};
  return redirects.find(({ from }) => from === path)?.to;
}

const item = (id: number, parts: string): string =>
  `<item>${parts}<content:encoded><![CDATA[<p>Words</p>]]></content:encoded><wp:post_id>${id}</wp:post_id>` +
  '<wp:post_date_gmt>2024-03-02 08:00:00</wp:post_date_gmt><wp:status>publish</wp:status></item>';
const wxr = (origin: string, parts: string): string =>
  `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Tide</title><link>${origin}</link>${parts}</channel></rss>`;

test(
  'addresses, tags and sections that are not Latin have one address in every spelling',
  async () => {
    const slug = encodeURIComponent('조수').toLowerCase();
    const section = encodeURIComponent('바다').toLowerCase();
    await bring(
      'korean.xml',
      wxr(
        'https://ko.example',
        `<wp:category><wp:category_nicename>${section}</wp:category_nicename><wp:cat_name>바다</wp:cat_name></wp:category>` +
          `<wp:tag><wp:tag_slug>${slug}</wp:tag_slug><wp:tag_name>조수</wp:tag_name></wp:tag>` +
          item(
            1,
            `<title>조수</title><link>https://ko.example/2024/${slug}/</link><wp:post_type>post</wp:post_type>` +
              `<category domain="post_tag" nicename="${slug}">조수</category><category domain="category" nicename="${section}">바다</category>`,
          ),
      ),
    );
    for (const path of [`/2024/${slug}/`, `/2024/${slug.toUpperCase()}`, '/2024/조수/'])
      expect(await find(path)).toMatchObject({
        headlines: { basic: '조수' },
        canonical_url: `/2024/${slug.toUpperCase()}/`,
        website_url: `/2024/${slug.toUpperCase()}/`,
        taxonomy: { tags: [{ slug: '조수' }], primary_section: { name: '바다' } },
      });
    expect(
      await imports.get(`/site/v3/navigation/courier?_id=/${encodeURIComponent(section)}/`),
    ).toMatchObject({ name: '바다' });
    const spelled = slug.toUpperCase();
    expect(await targetOf('wordpress-ko.example', `/tag/${spelled}/`)).toBe(`/tags/${spelled}/`);
  },
  TIMEOUT,
);

test(
  'a page of the old site keeps its address where a category has the same name',
  async () => {
    await bring(
      'economy.xml',
      wxr(
        'https://old.example',
        '<wp:category><wp:category_nicename>economy</wp:category_nicename><wp:cat_name>Economy</wp:cat_name></wp:category>' +
          '<wp:category><wp:category_nicename>money</wp:category_nicename><wp:cat_name>Money</wp:cat_name><wp:category_parent>economy</wp:category_parent></wp:category>' +
          item(
            1,
            '<title>How it works</title><link>https://old.example/economy/</link><wp:post_type>page</wp:post_type>',
          ) +
          item(
            2,
            '<title>Coins</title><link>https://old.example/coins/</link><wp:post_type>post</wp:post_type><category domain="category" nicename="money">Money</category>',
          ),
      ),
    );
    expect(await find('/economy/')).toMatchObject({ headlines: { basic: 'How it works' } });
    expect(await find('/coins/')).toMatchObject({
      taxonomy: { primary_section: { _id: '/category/economy/money/', name: 'Money' } },
    });
    const posts = [
      { id: '1', slug: 'news', title: 'News', type: 'page', status: 'published', html: '<p>Of us</p>' },
      { id: '2', slug: 'gale', title: 'Gale', status: 'published', html: '<p>Wind</p>' },
    ];
    const data = {
      posts,
      tags: [{ id: '9', slug: 'news', name: 'News', meta_title: 'All the news', og_title: 'News!' }],
      posts_tags: [{ post_id: '2', tag_id: '9' }],
      settings: [{ key: 'meta_title', value: 'Tide, the paper' }],
    };
    const notes = await bring('news.json', JSON.stringify({ db: [{ meta: {}, data }] }));
    expect(await find('/gale/')).toMatchObject({
      taxonomy: { primary_section: { _id: '/tag/news/', name: 'News' } },
    });
    expect(await imports.get('/site/v3/navigation/courier?_id=/tag/news/')).toMatchObject({
      metadata: { metadata_title: 'All the news' },
    });
    expect(notes).toContain('tag "News": what it had for its page was left out: title for social networks');
    expect(notes).toContain(
      'left out, of the front page: title for search engines; enter it in the page builder: Tide, the paper',
    );
  },
  TIMEOUT,
);

test(
  'a story whose address another one has, or a section, is told',
  async () => {
    const about = (origin: string, title: string): string =>
      wxr(
        origin,
        item(
          1,
          `<title>${title}</title><link>${origin}/about/</link><wp:post_type>page</wp:post_type><dc:creator>admin</dc:creator>`,
        ) + item(2, `<title>Harbour</title><link>${origin}/harbour/</link><wp:post_type>page</wp:post_type>`),
      );
    const author = (name: string): string =>
      `<wp:author><wp:author_login>admin</wp:author_login><wp:author_display_name>${name}</wp:author_display_name></wp:author><item>`;
    const first = about('https://one.example', 'About One').replace('<item>', author('Ada Quill'));
    const second = about('https://two.example', 'About Two').replace('<item>', author('Bo Tern'));
    expect(await bring('one.xml', first)).not.toContain('address');
    expect(await bring('one-again.xml', first)).not.toContain('address');
    const notes = await bring('two.xml', second);
    expect(notes).toContain(
      '"About Two": another story stands at its address, and readers see the newer one: “About One, /about/”',
    );
    expect(notes).toContain(
      'the author "admin" was called Ada Quill here; all stories with that id bear the name Bo Tern now',
    );
    await bring(
      'sections.xml',
      wxr(
        'https://three.example',
        '<wp:category><wp:category_nicename>quay</wp:category_nicename><wp:cat_name>Quay</wp:cat_name></wp:category>',
      ),
    );
    const page = item(
      1,
      '<title>The quay</title><link>https://four.example/quay/</link><wp:post_type>page</wp:post_type>',
    );
    expect(await bring('quay.xml', wxr('https://four.example', page))).toContain(
      '"The quay": readers do not see it, because a section of this site stands at its address: “/quay/”',
    );
  },
  TIMEOUT,
);

test(
  'the old pages of authors lead to their new ones',
  async () => {
    await bring(
      'authors.xml',
      wxr(
        'https://authors.example',
        '<wp:author><wp:author_login>Zoë.quill@tide.example</wp:author_login><wp:author_display_name>Zoë Quill</wp:author_display_name></wp:author>',
      ),
    );
    expect(await targetOf('wordpress-authors.example', '/author/zoe-quilltide-example/')).toBe(
      '/author/zo%C3%AB-quill-tide-example/',
    );
  },
  TIMEOUT,
);

test(
  'listings keep their lines, their indentation and their angle brackets',
  async () => {
    const code = '\n#include <tide.h>\nint main() {\n  return a[0] < b;\n}\n';
    await bring(
      'code.xml',
      wxr(
        'https://code.example',
        item(
          1,
          '<title>Code</title><link>https://code.example/code/</link><wp:post_type>post</wp:post_type>',
        ).replace('Words</p>', `Words</p>[cpp]${code}[/cpp]`),
      ),
    );
    expect((await find('/code/'))['content_elements']).toMatchObject([
      { content: 'Words' },
      { type: 'code', content: code.trim().replaceAll('<', '&lt;').replaceAll('>', '&gt;') },
    ]);
  },
  TIMEOUT,
);

test(
  'links to an opinion are marked by path and by absolute URL of this site, and not on another site',
  async () => {
    const story = (id: string, more: object) => ({
      ...{ type: 'story', version: '0.10.12', _id: id, canonical_url: `/${id}/`, headlines: { basic: id } },
      ...more,
    });
    const urls = ['/view/', `${PLATFORM_ORIGIN}/view/?from=mail`, 'https://elsewhere.example/view/'];
    const links = urls.map((url) => ({ type: 'interstitial_link', url, content: 'View' }));
    const stories = [
      story('view', { label: { basic: { text: 'Opinion' } } }),
      story('links', { content_elements: links }),
    ];
    await bring('links.json', JSON.stringify(stories));
    expect((await find('/links/'))['content_elements']).toMatchObject([
      { additional_properties: { linked_genre: 'opinion' } },
      { additional_properties: { linked_genre: 'opinion' } },
      expect.not.objectContaining({ additional_properties: expect.anything() }),
    ]);
  },
  TIMEOUT,
);
