import { describe, expect, it } from 'vitest';
import { setUpSources } from '../../test/setUpSources.ts';

describe('tags-api', () => {
  it('asks for a tag', async () => {
    const answer = { Payload: [{ slug: 'a&b', name: 'A and B' }] };
    const { api, ask } = setUpSources(() => answer);
    expect(await ask('tags-api', { slug: 'a&b' })).toEqual(answer);
    expect(api.requests).toEqual([{ method: 'GET', path: '/tags/v2/slugs', query: [['slugs', 'a&b']] }]);
  });

  it.each([{ Payload: [] }, { Payload: [null] }, { Payload: [{}, null] }, { Payload: null }, {}])(
    'finds no tag in %j',
    async (answer) => {
      await expect(setUpSources(() => answer).ask('tags-api', { slug: 'a' })).rejects.toMatchObject({
        kind: 'not-found',
        httpStatus: 404,
        message: expect.stringContaining('"a"'),
      });
    },
  );

  it('needs a slug', async () => {
    await expect(setUpSources().ask('tags-api')).rejects.toMatchObject({
      failure: { kind: 'bad-query', param: 'slug' },
    });
  });
});
