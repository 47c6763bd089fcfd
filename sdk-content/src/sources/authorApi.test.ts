import { describe, expect, it } from 'vitest';
import { setUpSources } from '../../test/setUpSources.ts';

describe('author-api', () => {
  it('asks for an author', async () => {
    const answer = { authors: [{ slug: 'nell harbin' }] };
    const { api, ask } = setUpSources(() => answer);
    expect(await ask('author-api', { slug: 'nell harbin' })).toEqual(answer);
    expect(api.requests).toEqual([
      { method: 'GET', path: '/author/v2/author-service', query: [['slug', 'nell harbin']] },
    ]);
  });

  it('signs the portrait of the author', async () => {
    const { ask } = setUpSources(
      ({ path }) =>
        path.startsWith('/signing-service/') ? { hash: 'token' } : { authors: [{ image: '/nell.jpg' }] },
      { signingService: 'resizer' },
    );
    expect(await ask('author-api', { slug: 'nell' })).toEqual({
      authors: [{ image: '/nell.jpg', ansImage: { type: 'image', url: '/nell.jpg', auth: { 2: 'token' } } }],
    });
  });

  it.each([{ authors: [] }, { authors: null }, {}])('finds no author in %j', async (answer) => {
    await expect(setUpSources(() => answer).ask('author-api', { slug: 'a' })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it('needs a slug', async () => {
    await expect(setUpSources().ask('author-api')).rejects.toMatchObject({
      failure: { kind: 'bad-query', param: 'slug' },
    });
  });
});
