import { describe, expect, it } from 'vitest';
import { setUpSources } from '../../test/setUpSources.ts';

describe('related-content', () => {
  it('asks for what an item is related to and calls it elements', async () => {
    const { api, ask } = setUpSources(() => ({ basic: [{ _id: 'b' }], redirect: [] }));
    expect(await ask('related-content', { _id: 'a' })).toEqual({
      redirect: [],
      content_elements: [{ _id: 'b' }],
    });
    expect(api.requests).toEqual([
      {
        method: 'GET',
        path: '/content/v4/related-content',
        query: [
          ['_id', 'a'],
          ['website', 'courier'],
        ],
      },
    ]);
  });

  it('has no elements when nothing is related', async () => {
    expect(await setUpSources(() => ({})).ask('related-content', { _id: 'a' })).toEqual({
      content_elements: [],
    });
  });

  it.each([
    ['id', { site: 'courier' }, {}],
    ['site', { site: '' }, { _id: 'a' }],
  ])('is an empty text without an %s', async (_what, options, query) => {
    const { api, ask } = setUpSources(undefined, options);
    expect(await ask('related-content', query)).toBe('');
    expect(api.requests).toEqual([]);
  });
});
