import { describe, expect, it } from 'vitest';
import { setUpSources } from '../../test/setUpSources.ts';

describe.each(['content-api', 'content-api-gallery', 'content-api-video'])('%s', (source) => {
  it.each([
    [{ _id: 'a b' }, ['_id', 'a b']],
    [{ website_url: '/coast/ä?b&c/' }, ['website_url', '/coast/ä?b&c/']],
    [{ _id: 'a', website_url: '/a/' }, ['_id', 'a']],
  ])('asks for %j', async (query, sent) => {
    const { api, ask } = setUpSources(() => ({ _id: 'a' }));
    expect(await ask(source, { ...query, feature: 'large-promo', themes: '2' })).toEqual({ _id: 'a' });
    expect(api.requests).toEqual([
      { method: 'GET', path: '/content/v4/', query: [sent, ['website', 'courier']] },
    ]);
  });

  it.each([{}, { _id: '', website_url: '' }])('refuses the query %j', async (query) => {
    await expect(setUpSources().ask(source, query)).rejects.toMatchObject({
      failure: { kind: 'bad-query', param: '_id' },
      message: expect.stringContaining('"_id" or "website_url"'),
    });
  });

  it.each([
    [{ type: 'story', redirect_url: '/new/' }, '/new/'],
    [{ type: 'redirect', redirect_url: '/new/' }, '/new/'],
    [{ type: 'redirect', related_content: { redirect: [{ redirect_url: '/new/' }] } }, '/new/'],
    [
      { type: 'story', redirect_url: '', related_content: { redirect: [{ redirect_url: '/new/' }] } },
      '/new/',
    ],
    [
      { type: 'story', redirect_url: '/first/', related_content: { redirect: [{ redirect_url: '/no/' }] } },
      '/first/',
    ],
  ])('redirects for %j', async (item, location) => {
    await expect(setUpSources(() => item).ask(source, { _id: 'a' })).rejects.toMatchObject({
      failure: { kind: 'redirect', status: 302, location },
      httpStatus: 302,
    });
  });

  it.each([
    { type: 'video', redirect_url: '/new/' },
    { type: 'story', related_content: { redirect: [] } },
    { type: 'story', related_content: { redirect: 'none' } },
    { type: 'story', related_content: null, redirect_url: 5 },
    { type: 'story', related_content: { redirect: [null, { redirect_url: '/second/' }] } },
  ])('does not redirect for %j', async (item) => {
    expect(await setUpSources(() => item).ask(source, { _id: 'a' })).toEqual(item);
  });
});

describe('content-api-unpublished', () => {
  it('asks for a draft', async () => {
    const { api, ask } = setUpSources(() => ({ _id: 'a' }));
    expect(await ask('content-api-unpublished', { _id: 'a' })).toEqual({ _id: 'a' });
    expect(api.requests).toEqual([
      {
        method: 'GET',
        path: '/content/v4/',
        query: [
          ['_id', 'a'],
          ['published', 'false'],
          ['website', 'courier'],
        ],
      },
    ]);
  });

  it('needs an id', async () => {
    await expect(setUpSources().ask('content-api-unpublished')).rejects.toMatchObject({
      failure: { kind: 'bad-query', param: '_id' },
    });
  });
});
