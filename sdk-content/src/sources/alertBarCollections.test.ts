import { describe, expect, it } from 'vitest';
import { setUpSources } from '../../test/setUpSources.ts';

describe('alert-bar-collections', () => {
  it('asks for the first element of the alert bar of the site, whatever the query', async () => {
    const { api, ask } = setUpSources(() => ({ content_elements: [] }));
    await ask('alert-bar-collections', { site: 'herald', from: 5, size: 9 });
    expect(api.requests).toEqual([
      {
        method: 'GET',
        path: '/content/v4/collections',
        query: [
          ['content_alias', 'alert-bar'],
          ['from', '0'],
          ['published', 'true'],
          ['size', '1'],
          ['website', 'courier'],
        ],
      },
    ]);
  });

  it('leaves out bare references', async () => {
    const story = { type: 'story', headlines: { basic: 'Fog' } };
    const { ask } = setUpSources(() => ({ _id: 'c', content_elements: [{ type: 'reference' }, story] }));
    expect(await ask('alert-bar-collections')).toEqual({ _id: 'c', content_elements: [story] });
  });

  it('has no elements when the collection has none', async () => {
    expect(await setUpSources(() => ({ _id: 'c' })).ask('alert-bar-collections')).toEqual({
      _id: 'c',
      content_elements: [],
    });
  });
});
