import { describe, expect, it } from 'vitest';
import { createFakeContentApi } from '../../test/createFakeContentApi.ts';
import { setUpSources } from '../../test/setUpSources.ts';
import { image, serveAndSign } from '../../test/signedImages.ts';
import { ContentSourceError, defineSource, isContentSourceError } from '../server.ts';

describe('list', () => {
  it('describes the standard sources as plain JSON', () => {
    const { sources } = setUpSources();
    const described = sources.list();
    expect(JSON.parse(JSON.stringify(described))).toEqual(described);
    expect(
      described.map(({ name, schema, searchable, ttlMs, audience }) => [
        name,
        schema,
        searchable,
        ttlMs,
        audience,
      ]),
    ).toEqual([
      ['alert-bar-collections', undefined, undefined, 120_000, 'reader'],
      ['content-api', 'ans-item', 'story', 60_000, 'reader'],
      ['content-api-gallery', 'ans-item', 'gallery', 60_000, 'reader'],
      ['content-api-video', 'ans-item', 'video', 60_000, 'reader'],
      ['content-api-unpublished', 'ans-feed', undefined, 60_000, 'editor'],
      ['content-api-collections', 'ans-feed', 'collection', 60_000, 'reader'],
      ['related-content', 'ans-feed', undefined, 60_000, 'reader'],
      ['search-api', 'ans-feed', undefined, 60_000, 'reader'],
      ['story-feed-author', 'ans-feed', undefined, 60_000, 'reader'],
      ['story-feed-query', 'ans-feed', undefined, 60_000, 'reader'],
      ['story-feed-sections', 'ans-feed', undefined, 60_000, 'reader'],
      ['story-feed-tag', 'ans-feed', undefined, 60_000, 'reader'],
      ['tags-api', undefined, undefined, 60_000, 'reader'],
      ['author-api', undefined, undefined, 60_000, 'reader'],
      ['site-service-hierarchy', 'navigation-hierarchy', undefined, 60_000, 'reader'],
      ['signing-service', undefined, undefined, 31_536_000_000, 'server'],
      ['commerce-product', undefined, undefined, 60_000, 'reader'],
      ['related-stories', 'ans-feed', undefined, 300_000, 'reader'],
      ['most-read', 'ans-feed', undefined, 180_000, 'reader'],
      ['algolia-assortment', undefined, undefined, 120_000, 'reader'],
    ]);
  });

  it('describes the parameters of a source', () => {
    const described = setUpSources()
      .sources.list()
      .find(({ name }) => name === 'content-api-collections');
    expect(described).toEqual({
      name: 'content-api-collections',
      followsArchive: true,
      params: [
        { name: '_id', kind: 'text' },
        { name: 'content_alias', kind: 'text' },
        { name: 'from', kind: 'number', default: 0, min: 0 },
        { name: 'size', kind: 'number', default: 20, min: 0 },
        { name: 'getNext', kind: 'text', choice: 'switch', default: 'false' },
        { name: 'themes', kind: 'text', default: '2' },
      ],
      needsOneOf: ['_id', 'content_alias'],
      schema: 'ans-feed',
      searchable: 'collection',
      ttlMs: 60_000,
      audience: 'reader',
    });
  });
});

describe('an unknown source', () => {
  it.each(['tides', '', 'toString', '__proto__'])('named %j is refused', async (name) => {
    const { api, ask } = setUpSources();
    await expect(ask(name)).rejects.toMatchObject({
      failure: { kind: 'unknown-source' },
      source: name,
      httpStatus: 404,
      message: expect.stringContaining('content-api, content-api-gallery'),
    });
    expect(api.requests).toEqual([]);
  });
});

describe('the field filter', () => {
  it('narrows the signed answer', async () => {
    const { ask } = setUpSources(serveAndSign({ _id: 'a', extra: 1, promo_items: { basic: image } }), {
      signingService: 'resizer',
    });
    expect(await ask('content-api', { _id: 'a' }, '{ _id promo_items { basic { auth { 2 } } } }')).toEqual({
      _id: 'a',
      promo_items: { basic: { auth: { 2: 'token' } } },
    });
  });

  const cards = '{ count content_elements { _id headlines { basic } } }';
  const requestedFields = async (filter: string, options: Parameters<typeof setUpSources>[1] = {}) => {
    const { api, ask } = setUpSources(() => ({ content_elements: [] }), options);
    await ask('story-feed-tag', { tagSlug: 'tides' }, filter);
    return new Map(api.requests[0]?.query).get('_sourceInclude');
  };

  it('decides which members of stories a feed fetches, with those that make them public', async () => {
    expect(await requestedFields(cards)).toBe('_id,headlines');
    const publish = (answer: unknown) => answer;
    expect(await requestedFields(cards, { publish, publishFields: ['type'] })).toBe('_id,headlines,type');
  });

  it('fetches of authors what cards show of them, and their portraits whole, which are signed', async () => {
    const author = 'name image { url } additional_properties { original { byline } }';
    expect(
      await requestedFields(
        `{ content_elements { _id credits { by { ${author} } } promo_items { basic { url } } } }`,
      ),
    ).toBe(
      '_id,credits.by.name,credits.by.image,credits.by.additional_properties.original.byline,promo_items',
    );
  });

  it('fetches whole stories where a member is not known, or there are too many', async () => {
    expect(await requestedFields(cards, { publish: (answer) => answer })).toBeUndefined();
    expect(await requestedFields('{ content_elements }')).toBeUndefined();
    const many = Array.from({ length: 25 }, (_, index) => `field${index}`).join(' ');
    expect(await requestedFields(`{ content_elements { ${many} } }`)).toBeUndefined();
  });

  it.each(['', '  \n'])('is absent when it is %j', async (filter) => {
    expect(await setUpSources(() => ({ _id: 'a' })).ask('content-api', { _id: 'a' }, filter)).toEqual({
      _id: 'a',
    });
  });

  it('is refused before anything is asked when it is malformed', async () => {
    const { api, ask } = setUpSources();
    await expect(ask('content-api', { _id: 'a' }, '{ a')).rejects.toMatchObject({
      failure: { kind: 'bad-query', param: 'filter' },
      cause: { name: 'FilterError', at: 3 },
    });
    expect(api.requests).toEqual([]);
  });
});

describe('a shared answer', () => {
  it('is not changed by the requests that share it', async () => {
    const shared = Object.freeze({
      _id: 'a',
      credits: Object.freeze({
        by: Object.freeze([Object.freeze({ type: 'author', image: Object.freeze({ url: '/a.jpg' }) })]),
      }),
    });
    const own = defineSource({ name: 'shared', params: [], fetch: async () => shared });
    const options = { sources: [own], signingService: 'resizer' };
    const { ask } = setUpSources(serveAndSign({}), options);
    expect(await ask('shared', {}, '{ credits { by { image { auth } } } }')).toEqual({
      credits: { by: [{ image: { auth: { 2: 'token' } } }] },
    });
  });
});

describe('ContentSourceError', () => {
  it('is known in every copy of the package', () => {
    const error = new ContentSourceError('s', { kind: 'not-found' }, 'Gone.');
    expect([
      isContentSourceError(error),
      isContentSourceError(new Error('Gone.')),
      isContentSourceError(null),
    ]).toEqual([true, false, false]);
  });
});

describe('the search service', () => {
  it('is asked at its own origin', async () => {
    const search = createFakeContentApi(() => ({ data: [] }), 'https://search.test');
    const { api, ask } = setUpSources(undefined, { searchTransport: search.transport, searchKey: 'secret' });
    await ask('search-api', { query: 'ferry' });
    expect(api.requests).toEqual([]);
    expect(search.requests).toHaveLength(1);
  });
});
