import { expect, test } from 'vitest';
import { onEachDatabase, story, video } from '@broadsheet/platform-testing/content';

onEachDatabase('the content calls', (running) => {
  test('hostile and broken input gives 400, 404 or nothing, and never 500', async () => {
    await running.server.importAll(story('a'), video('v'));
    const values = [
      '%27%3B%20drop%20table%20documents%3B--',
      '%00',
      '%22',
      '%5C',
      '%25',
      '%F0%9F',
      '((((',
      '%22a%20AND',
      'OR',
      '-',
      '-'.repeat(300),
      '-%20'.repeat(150),
      '-!('.repeat(100),
      '-%22%22'.repeat(100),
      '~!@',
      'x'.repeat(10_000),
      '['.repeat(3000),
      '%EF%BF%BE',
      '{}',
      'null',
      '{"query":{"bool":[]}}',
    ];
    const paths = [
      '/content/v4/?_id=',
      '/content/v4/?website_url=',
      '/content/v4/?_id=a&website=',
      '/content/v4/collections?_id=',
      '/content/v4/collections?content_alias=',
      '/content/v4/related-content?_id=',
      '/content/v4/search/published?q=',
      '/content/v4/search/published?q=type:',
      '/content/v4/search/published?query=',
      '/content/v4/search/published?body=',
      '/content/v4/search/published?sort=',
      '/content/v4/search/published?from=',
      '/content/v4/search/published?size=',
      '/search?q=',
      '/search?page=',
      '/search?q=a&website_id=',
      '/tags/v2/slugs?slugs=',
      '/author/v2/author-service?slug=',
      '/site/v3/navigation/paper?_id=',
      '/site/v3/navigation/paper?hierarchy=',
      '/site/v3/navigation/',
      '/site/v3/properties/',
      '/pages/v1/',
    ];
    for (const path of paths) {
      for (const value of values) {
        const { status } = await running.server.get(path + value);
        expect([200, 400, 404], `${path}${value.slice(0, 60)}`).toContain(status);
      }
    }
    expect(running.server.logged).toEqual([]);
    expect((await running.server.get('/content/v4/?_id=a')).status).toBe(200);
  });

  test.each(['from=-1', 'from=x', 'from=1.5', 'from=99999999999', 'size=-5', 'size=ten'])(
    'a page of %s is 400 and tells why',
    async (query) => {
      for (const path of ['/content/v4/search/published', '/content/v4/collections?_id=a']) {
        const answer = await running.server.get(`${path}${path.includes('?') ? '&' : '?'}${query}`);
        expect(answer.status).toBe(400);
        expect(answer.body.message).toMatch(
          /^The parameter "(from|size)" is ".*" and must be a whole number from 0/,
        );
      }
    },
  );
});
