/** Addresses of the old site, as exports and feeds write them: relative, with parameters, or as an id alone. */
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
  const { code, said } = await imports.run('import', '--no-media', file);
  return { code, said: said.join('\n') };
}
const find = (path: string) => imports.get(`/content/v4/?website_url=${path}`);

const post = (id: number, parts: string): string =>
  `<item>${parts}<content:encoded><![CDATA[<p><a href="../about">Us</a></p>]]></content:encoded>` +
  `<wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-03-02 08:00:00</wp:post_date_gmt>` +
  '<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>';

test(
  'relative addresses and categories whose slugs are names come from systems that write the format of WordPress',
  async () => {
    const { code } = await bring(
      'herald.xml',
      '<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Herald</title><link>https://old.example</link>' +
        '<wp:category><wp:cat_name>Harbour News</wp:cat_name><wp:category_nicename>Harbour News</wp:category_nicename></wp:category>' +
        '<wp:category><wp:cat_name>Arts &amp; Letters</wp:cat_name><wp:category_nicename>Arts &amp; Letters</wp:category_nicename></wp:category>' +
        post(
          1,
          '<title>Ferry</title><link>/blog/the-ferry</link><category domain="category" nicename="harbour-news">Harbour News</category>',
        ) +
        post(
          2,
          '<title></title><link>/blog/2024/untitled.html</link><wp:post_name>blog/2024/untitled.html</wp:post_name><category domain="category" nicename="arts-and-letters">Arts &amp; Letters</category>',
        ) +
        post(
          3,
          '<title>Counted</title><link>https://www.old.example/counted/?utm_source=x&amp;utm_medium=y</link>',
        ) +
        post(4, '<title>Numbered</title><link>https://old.example/?p=4</link>') +
        '</channel></rss>',
    );
    expect(code).toBe(0);
    expect(await find('/blog/the-ferry')).toMatchObject({
      taxonomy: { primary_section: { _id: '/harbour-news/', name: 'Harbour News' } },
      content_elements: [{ content: '<a href="/about">Us</a>' }],
    });
    expect(await find('/blog/2024/untitled.html')).toMatchObject({
      taxonomy: { primary_section: { _id: '/arts-letters/', name: 'Arts & Letters' } },
    });
    expect(await find('/counted/')).toMatchObject({ headlines: { basic: 'Counted' } });
    expect(await find('/2024/03/02/numbered/')).toMatchObject({ headlines: { basic: 'Numbered' } });
    const { lists } = await imports.get('/redirects/v1/courier');
    expect(lists).toMatchObject([
      {
        redirects: expect.arrayContaining(
          [
            ['/category/harbour-news/', '/harbour-news/'],
            ['/blog/category/Harbour+News', '/harbour-news/'],
            ['/blog/category/Harbour%20News', '/harbour-news/'],
            ['/blog/category/Arts+%26+Letters', '/arts-letters/'],
          ].map(([from, to]) => expect.objectContaining({ from, to })),
        ),
      },
    ]);
  },
  TIMEOUT,
);

test(
  'links of feeds keep their path without parameters, by an id alone, and against xml:base',
  async () => {
    const rss = await bring(
      'feed.rss.xml',
      '<rss version="2.0"><channel><title>Herald</title><link>https://old.example/</link>' +
        '<item><title>Counted</title><link>https://old.example/a/counted/?utm_source=rss&amp;at_medium=RSS</link><description>One</description></item>' +
        '<item><title>By id</title><guid>https://old.example/a/by-id/</guid><description>Two</description></item>' +
        '<item><title>By number</title><link>https://old.example/story.php?id=5</link><description>Three</description></item>' +
        '</channel></rss>',
    );
    expect(await find('/a/counted/')).toMatchObject({ headlines: { basic: 'Counted' } });
    expect(await find('/a/by-id/')).toMatchObject({ headlines: { basic: 'By id' } });
    expect(rss.said).toContain('what follows a question mark');
    await bring(
      'feed.atom.xml',
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://old.example/paper/" xml:lang="cy"><title>Herald</title>' +
        '<entry xml:base="2024/"><id>tag:old.example,2024:1</id><title>Based</title><link href="based/"/><updated>2024-03-02T08:00:00Z</updated>' +
        '<content type="html">&lt;p&gt;&lt;a href="other/"&gt;Other&lt;/a&gt;&lt;/p&gt;</content></entry>' +
        '<entry xml:lang="ar"><id>tag:old.example,2024:2</id><title>Arabic</title><link href="/arabic/"/><updated>2024-03-02T08:00:00Z</updated><content>Text</content></entry></feed>',
    );
    expect(await find('/paper/2024/based/')).toMatchObject({
      language: 'cy',
      content_elements: [{ content: '<a href="/paper/2024/other/">Other</a>' }],
    });
    expect(await find('/arabic/')).toMatchObject({ language: 'ar' });
  },
  TIMEOUT,
);
