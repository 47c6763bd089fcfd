import { describe, expect, it } from 'vitest';
import { setUpSources } from '../../test/setUpSources.ts';

describe('search-api', () => {
  it('asks for a page of hits', async () => {
    const hits = { data: [{ _id: 'a' }], metadata: { total_hits: 1, q: 'tarn ferry' } };
    const { api, ask } = setUpSources(() => hits, { searchKey: 'secret' });
    expect(await ask('search-api', { query: 'tarn ferry', page: 2 })).toEqual(hits);
    expect(api.requests).toEqual([
      {
        method: 'GET',
        path: '/search',
        query: [
          ['page', '2'],
          ['q', 'tarn ferry'],
          ['key', 'secret'],
          ['website_id', 'courier'],
        ],
      },
    ]);
  });

  it('asks for the first page, without a key where there is none', async () => {
    const { api, ask } = setUpSources();
    await ask('search-api', { query: 'ferry' });
    expect(api.requests[0]?.query).toEqual([
      ['page', '1'],
      ['q', 'ferry'],
      ['website_id', 'courier'],
    ]);
  });

  it.each([
    ['tarn%20ferry', 'tarn ferry'],
    ['a%26key%3Dstolen', 'a&key=stolen'],
    ['caf%C3%A9', 'café'],
    ['100%', '100%'],
    ['a+b', 'a+b'],
  ])('sends the term %j as %j', async (query, sent) => {
    const { api, ask } = setUpSources();
    await ask('search-api', { query });
    expect(new Map(api.requests[0]?.query).get('q')).toBe(sent);
  });

  it.each([
    ['date', 'date'],
    ['relevance', undefined],
    ['price', undefined],
  ])('asked to sort by %s sends %s', async (sort, sent) => {
    const { api, ask } = setUpSources();
    await ask('search-api', { query: 'ferry', sort });
    expect(new Map(api.requests[0]?.query).get('sort')).toBe(sent);
  });

  it.each([
    [{ section: '/coast/', period: 'week' }, '/coast/', 'week'],
    [{ section: '', period: 'century' }, undefined, undefined],
  ])('asked for %j sends section %s and period %s', async (filters, section, period) => {
    const { api, ask } = setUpSources();
    await ask('search-api', { query: 'ferry', ...filters });
    const sent = new Map(api.requests[0]?.query);
    expect([sent.get('section'), sent.get('period')]).toEqual([section, period]);
  });

  it.each([{}, { query: '' }, { page: '2' }])('is an empty text for %j', async (query) => {
    const { api, ask } = setUpSources();
    expect(await ask('search-api', query)).toBe('');
    expect(api.requests).toEqual([]);
  });
});
