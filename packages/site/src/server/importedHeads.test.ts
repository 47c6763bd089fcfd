/** What exports say of stories to search engines, in the source of the pages of the running site. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { runInFolder } from '../../test/runInFolder.ts';
import { SITE_COMMANDS } from '../command/siteCommands.ts';
import { answerCommands } from '../control/answerCommands.ts';

let site: ListeningSite;

const meta = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(
      ([key, value]) =>
        `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`,
    )
    .join('');

const item = (slug: string, fields: Readonly<Record<string, string>>, excerpt = ''): string =>
  `<item><title>The ${slug} of oak</title><link>https://old.example/${slug}/</link><content:encoded><![CDATA[<p>Oak.</p>]]></content:encoded>` +
  `<excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded><wp:post_id>${slug.length}</wp:post_id><wp:post_name>${slug}</wp:post_name>` +
  `<wp:status>publish</wp:status><wp:post_type>post</wp:post_type><wp:post_date_gmt>2024-01-01 00:00:00</wp:post_date_gmt>${meta(fields)}</item>`;

const EXPORT = [
  '<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old Tide</title><link>https://old.example</link>',
  item(
    'pier',
    {
      _yoast_wpseo_title: '%%title%% & quays, restored %%page%% %%sep%% %%sitename%%',
      _yoast_wpseo_metadesc: 'Oak, iron & rope',
      _yoast_wpseo_canonical: 'https://first.example/pier',
    },
    'A walk on the pier',
  ),
  item('breakwater', {
    rank_math_title: '%sitename%: walls at sea',
    rank_math_description: 'Stone by stone',
    rank_math_canonical_url: 'https://old.example/breakwater/',
  }),
  item('quay', {
    _yoast_wpseo_title: 'Quays in %%currentyear%%',
    _aioseo_description: '#post_title #separator_sa #site_title',
  }),
  item('old-light', {
    '_yoast_wpseo_opengraph-title': '%%title%%, as shared',
    '_yoast_wpseo_opengraph-description': 'A lamp for all who sail',
    '_yoast_wpseo_opengraph-image': 'https://old.example/og.jpg',
    '_yoast_wpseo_twitter-title': 'Lamps & lenses',
  }),
  item('ropewalk-road', {
    rank_math_facebook_title: 'Rope, by the mile',
    rank_math_twitter_use_facebook: 'on',
    rank_math_twitter_title: 'An older one',
    _aioseop_opengraph_settings: 'a:1:{s:32:"aioseop_opengraph_settings_title";s:4:"Rope";}',
  }),
  '</channel></rss>',
].join('\n');

const GHOST = JSON.stringify({
  db: [
    {
      data: {
        posts: [
          {
            ...{
              id: 'p1',
              slug: 'lighthouse',
              title: 'Lighthouse',
              status: 'published',
              html: '<p>Light.</p>',
            },
            ...{
              published_at: '2024-04-02T08:00:00.000Z',
              canonical_url: 'https://first.example/lighthouse/',
            },
          },
        ],
        posts_meta: [
          {
            post_id: 'p1',
            meta_title: 'A light for all',
            meta_description: 'Lamp, lens & keeper',
            og_title: 'Look, a light',
            og_image: '__GHOST_URL__/content/images/og.png',
            twitter_description: 'Short & bright',
            twitter_image: 'https://cdn.example/card.png',
          },
        ],
      },
    },
  ],
});

let said: readonly string[];
let codes: readonly unknown[];

beforeAll(async () => {
  site = await openSiteWith({
    fixtures: ['pages'],
    variables: { IMAGE_HOSTS: 'old.example older.example cdn.example' },
  });
  const control = await answerCommands({
    commands: SITE_COMMANDS,
    dataDir: join(site.folder.path, 'data'),
    platform: site.platform.platform,
    reload: () => site.site.reload(),
  });
  const wordPress = await site.folder.write('old.xml', EXPORT);
  const ghost = await site.folder.write('old.json', GHOST);
  const first = await runInFolder(site.folder, ['import', '--no-media', wordPress]);
  const second = await runInFolder(site.folder, [
    ...['import', '--no-media', '--origin', 'https://older.example/'],
    ghost,
  ]);
  control.close();
  codes = [first.code, second.code];
  said = [...first.said, ...second.said];
}, 120_000);
afterAll(() => site[Symbol.asyncDispose]());

async function head(path: string) {
  const response = await site.get(path);
  const source = await response.text();
  const find = (pattern: RegExp): string | undefined => pattern.exec(source)?.[1];
  return {
    status: response.status,
    title: find(/<title>([^<]*)<\/title>/),
    description: find(/<meta name="description" content="([^"]*)"/),
    social: find(/<meta property="og:title" content="([^"]*)"/),
    canonical: find(/<link rel="canonical" href="([^"]*)"/),
  };
}

test('a title with variables, a description beside the summary and an original elsewhere come from WordPress', async () => {
  expect(codes).toEqual([0, 0]);
  expect(await head('/pier/')).toEqual({
    status: 200,
    title: 'The pier of oak &amp; quays, restored – The Aldermouth Courier',
    description: 'Oak, iron &amp; rope',
    social: 'The pier of oak',
    canonical: 'https://first.example/pier',
  });
});

test('a story that names itself as the original has its own address here', async () => {
  expect(await head('/breakwater/')).toEqual({
    status: 200,
    title: 'Old Tide: walls at sea – The Aldermouth Courier',
    description: 'Stone by stone',
    social: 'The breakwater of oak',
    canonical: expect.stringMatching(/^http:\/\/localhost\/breakwater\/$/),
  });
});

test('a variable that means nothing here is told, and the title is that of readers', async () => {
  expect(await head('/quay/')).toMatchObject({
    status: 200,
    title: expect.stringMatching(/^The quay of oak/),
  });
  expect(said.filter((line) => line.includes('search engines'))).toEqual([
    expect.stringContaining('Quays in %%currentyear%%'),
  ]);
});

test('the fields of a Ghost post are those of its page', async () => {
  expect(await head('/lighthouse/')).toEqual({
    status: 200,
    title: 'A light for all – The Aldermouth Courier',
    description: 'Lamp, lens &amp; keeper',
    social: 'Look, a light',
    canonical: 'https://first.example/lighthouse/',
  });
});

async function preview(path: string) {
  const source = await (await site.get(path)).text();
  return Object.fromEntries(
    [
      ...source.matchAll(
        /<meta (?:property|name)="((?:og|twitter):(?:title|description|image))" content="([^"]*)"/g,
      ),
    ].map(([, name, value]) => [name, value]),
  );
}

test('previews of social networks show the texts and pictures that plugins of WordPress keep for them', async () => {
  expect(await preview('/old-light/')).toEqual({
    'og:title': 'The old-light of oak, as shared',
    'og:description': 'A lamp for all who sail',
    'og:image': expect.stringMatching(/\/resizer\/v2\/\w{26}\.jpg/),
    'twitter:title': 'Lamps &amp; lenses',
    'twitter:description': 'A lamp for all who sail',
    'twitter:image': expect.stringMatching(/\/resizer\/v2\/\w{26}\.jpg/),
  });
  expect(await preview('/ropewalk-road/')).toMatchObject({
    'og:title': 'Rope, by the mile',
    'twitter:title': 'Rope, by the mile',
  });
  expect(said.filter((line) => line.includes('social networks'))).toEqual([
    expect.stringContaining('what an old plugin packed for social networks was left out'),
  ]);
});

test('previews of a Ghost post have its own texts and pictures for each network', async () => {
  const shown = await preview('/lighthouse/');
  expect(shown['og:image']).not.toBe(shown['twitter:image']);
  expect(shown).toEqual({
    'og:title': 'Look, a light',
    'og:description': 'Lamp, lens &amp; keeper',
    'og:image': expect.stringMatching(/\/resizer\/v2\/\w{26}\.png/),
    'twitter:title': 'Look, a light',
    'twitter:description': 'Short &amp; bright',
    'twitter:image': expect.stringMatching(/\/resizer\/v2\/\w{26}\.png/),
  });
});
