import { describe, expect, it } from 'vitest';
import { setUpSources } from '../../test/setUpSources.ts';

const feed = { count: 1, next: 0, content_elements: [{ _id: 'a' }] };

describe('the feeds by author, tag and query', () => {
  it.each([
    ['story-feed-author', { authorSlug: 'nell-harbin' }, 'credits.by.slug:"nell-harbin"', '0', '8'],
    ['story-feed-author', { authorSlug: 'a', feedOffset: 5, feedSize: '3' }, 'credits.by.slug:"a"', '5', '3'],
    ['story-feed-author', { authorSlug: 'a" OR *' }, String.raw`credits.by.slug:"a\" OR *"`, '0', '8'],
    ['story-feed-tag', { tagSlug: 'city-budget' }, 'taxonomy.tags.slug:"city-budget"', '0', '10'],
    ['story-feed-tag', { tagSlug: 'a', feedOffset: 10, feedSize: 20 }, 'taxonomy.tags.slug:"a"', '10', '20'],
    ['story-feed-tag', { tagSlug: 'a&b:c d' }, 'taxonomy.tags.slug:"a&b:c d"', '0', '10'],
    [
      'story-feed-tag',
      { tagSlug: String.raw`a\" OR "` },
      String.raw`taxonomy.tags.slug:"a\\\" OR \""`,
      '0',
      '10',
    ],
    ['story-feed-query', {}, '*', '0', '8'],
    ['story-feed-query', { query: '' }, '*', '0', '8'],
    [
      'story-feed-query',
      { query: 'type:story AND a:"b"', offset: 2, size: 4 },
      'type:story AND a:"b"',
      '2',
      '4',
    ],
  ])('%s sends %j as %s', async (source, query, q, from, size) => {
    const { api, ask } = setUpSources(() => feed);
    expect(await ask(source, query)).toEqual(feed);
    expect(api.requests).toEqual([
      {
        method: 'GET',
        path: '/content/v4/search/published',
        query: [
          ['q', q],
          ['sort', 'display_date:desc'],
          ['from', from],
          ['size', size],
          ['website', 'courier'],
        ],
      },
    ]);
  });

  it.each([
    ['story-feed-author', {}, 'authorSlug'],
    ['story-feed-author', { authorSlug: 'a', feedOffset: -1 }, 'feedOffset'],
    ['story-feed-tag', { tagSlug: '' }, 'tagSlug'],
    ['story-feed-tag', { tagSlug: 'a', feedSize: 'ten' }, 'feedSize'],
    ['story-feed-query', { offset: -1 }, 'offset'],
    ['story-feed-query', { size: {} }, 'size'],
    ['story-feed-sections', {}, 'includeSections'],
    ['story-feed-sections', { includeSections: ' , "" ,' }, 'includeSections'],
    ['story-feed-sections', { includeSections: '/news/', feedSize: -1 }, 'feedSize'],
  ])('%s refuses %j', async (source, query, param) => {
    const { api, ask } = setUpSources();
    await expect(ask(source, query)).rejects.toMatchObject({ failure: { kind: 'bad-query', param } });
    expect(api.requests).toEqual([]);
  });
});

describe('story-feed-sections', () => {
  const inSections = (...ids: string[]) => ({
    nested: {
      path: 'taxonomy.sections',
      query: {
        bool: {
          must: [
            { terms: { 'taxonomy.sections._id': ids } },
            { term: { 'taxonomy.sections._website': 'courier' } },
          ],
        },
      },
    },
  });
  const published = { term: { 'revision.published': true } };

  it.each([
    [{ includeSections: '/news/' }, { must: [published, inSections('/news/')] }],
    [{ includeSections: '"/news/", \'/sport/\' ,' }, { must: [published, inSections('/news/', '/sport/')] }],
    [{ includeSections: '"/news/,/sport/"' }, { must: [published, inSections('/news/', '/sport/')] }],
    [
      { includeSections: '/news/', excludeSections: '/news/crime/,"/news/health/"' },
      { must: [published, inSections('/news/')], must_not: [inSections('/news/crime/', '/news/health/')] },
    ],
    [{ includeSections: '/news/', excludeSections: '' }, { must: [published, inSections('/news/')] }],
    [{ includeSections: '/news/', excludeSections: ' , ""' }, { must: [published, inSections('/news/')] }],
  ])('asks for %j', async (query, bool) => {
    const { api, ask } = setUpSources(() => feed);
    expect(await ask('story-feed-sections', query)).toEqual(feed);
    const [body, ...others] = api.requests[0]?.query ?? [];
    expect(body?.[0]).toBe('body');
    expect(JSON.parse(body?.[1] ?? '')).toEqual({ query: { bool } });
    expect(others).toEqual([
      ['sort', 'display_date:desc'],
      ['from', '0'],
      ['size', '10'],
      ['website', 'courier'],
    ]);
    expect(api.requests[0]?.path).toBe('/content/v4/search/published');
  });

  it('sends offset and size', async () => {
    const { api, ask } = setUpSources(() => feed);
    await ask('story-feed-sections', { includeSections: '/news/', feedOffset: 20, feedSize: '5' });
    const sent = new Map(api.requests[0]?.query);
    expect([sent.get('from'), sent.get('size')]).toEqual(['20', '5']);
  });
});
