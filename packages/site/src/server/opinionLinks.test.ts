/** Links of a story to opinion, in the source of its page on the running site. */
import { story } from '@broadsheet/platform-testing/content';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

let site: ListeningSite;
beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['pages'] });
  const at = (path: string) => ({ websites: { courier: { website_url: path } }, canonical_url: path });
  const link = (url: string, content: string) => ({ type: 'interstitial_link', url, content });
  const bodies = [
    story('column', { ...at('/views/tides/'), subtype: 'column', headlines: { basic: 'Tides' } }),
    story('news', { ...at('/coast/fog/'), headlines: { basic: 'Fog' } }),
    story('reading', {
      ...at('/coast/reading/'),
      content_elements: [
        { type: 'text', content: 'Read on.' },
        link('/views/tides?from=here', 'The column on tides'),
        link('/coast/fog/', 'The news of fog'),
        {
          type: 'link_list',
          title: 'More',
          items: [link('/views/tides/', 'Tides again'), link('/no/', 'No')],
        },
        { type: 'story', subtype: 'op-ed', headlines: { basic: 'A guest' }, canonical_url: '/guest/' },
      ],
    }),
  ];
  const file = await site.folder.write(
    'stories.ndjson',
    bodies.map((body) => JSON.stringify(body)).join('\n'),
  );
  await site.platform.platform.import([file]);
  await site.site.reload();
}, 120_000);
afterAll(() => site[Symbol.asyncDispose]());

/** Returns the words of the links to the stories of this test, those of the body first. */
async function readLinks(): Promise<readonly string[]> {
  const source = await (await site.get('/coast/reading/')).text();
  const links = [
    ...source.matchAll(/<a [^>]*href="(?:\/views|\/coast\/fog|\/no|\/guest)[^"]*"[^>]*>(.*?)<\/a>/gs),
  ];
  return links.map(([, inner = '']) =>
    inner
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
}

test('a link to an opinion piece says so before its words, and one to news does not', async () => {
  expect((await readLinks()).slice(0, 5)).toEqual([
    'Go to the related story: Opinion The column on tides',
    'Go to the related story: The news of fog',
    'Opinion Tides again',
    'No',
    'Go to the related story: Opinion A guest',
  ]);
});
