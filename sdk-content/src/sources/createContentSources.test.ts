import { isApiError, isNetworkError } from '@broadsheet/client-core';
import { describe, expect, it } from 'vitest';
import { createFakeContentApi } from '../../test/createFakeContentApi.ts';
import type { FakeAnswer } from '../../test/createFakeContentApi.ts';
import { setUpSources } from '../../test/setUpSources.ts';
import { ContentSourceError, defineSource, isContentSourceError } from '../index.ts';
import type { ContentSource } from '../index.ts';

const picture = { type: 'image', _id: 'img', url: '/img.jpg' };

/** Serves one document and signs every picture with `token`. */
const serveAndSign =
  (document: unknown): FakeAnswer =>
  ({ path }) =>
    path.startsWith('/signing-service/') ? { hash: 'token' } : document;

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
      ['algolia-assortment', undefined, undefined, 120_000, 'reader'],
    ]);
  });

  it('describes the parameters of a source', () => {
    const described = setUpSources()
      .sources.list()
      .find(({ name }) => name === 'content-api-collections');
    expect(described).toEqual({
      name: 'content-api-collections',
      params: [
        { name: '_id', kind: 'text' },
        { name: 'content_alias', kind: 'text' },
        { name: 'from', kind: 'number', default: 0, min: 0 },
        { name: 'size', kind: 'number', default: 20, min: 0 },
        { name: 'getNext', kind: 'text', default: 'false' },
      ],
      needsOneOf: ['_id', 'content_alias'],
      schema: 'ans-feed',
      searchable: 'collection',
      ttlMs: 60_000,
      audience: 'reader',
    });
  });
});

describe('the sources of a site', () => {
  const tides = defineSource({
    name: 'tides',
    params: [
      { name: 'port', kind: 'text', required: true },
      { name: 'days', kind: 'number', default: 3, min: 1 },
      { name: 'unit', kind: 'text' },
    ],
    fetch: async ({ site }, { port, days, unit }) => ({ site, port, days, unit, picture }),
  });

  it('come after the standard ones and answer like them', async () => {
    const { ask, sources } = setUpSources(undefined, { sources: [tides] });
    expect(sources.list().at(-1)?.name).toBe('tides');
    expect(await ask('tides', { port: 'tarn' })).toEqual({
      site: 'courier',
      port: 'tarn',
      days: 3,
      unit: undefined,
      picture,
    });
  });

  it('have their pictures signed unless they say otherwise', async () => {
    const plain: ContentSource = { ...tides, name: 'plain-tides', signed: false };
    const options = { sources: [tides, plain], signingService: 'resizer' };
    const { ask } = setUpSources(serveAndSign({}), options);
    expect(await ask('tides', { port: 'tarn' })).toMatchObject({ picture: { auth: { 2: 'token' } } });
    expect(await ask('plain-tides', { port: 'tarn' })).toMatchObject({ picture });
  });

  it('replace standard sources of the same name', async () => {
    const own = defineSource({ name: 'tags-api', params: [], fetch: async () => ({ Payload: ['own'] }) });
    const { ask, sources } = setUpSources(undefined, { sources: [own] });
    expect(await ask('tags-api')).toEqual({ Payload: ['own'] });
    expect(sources.list().filter(({ name }) => name === 'tags-api')).toHaveLength(1);
  });

  it('fail as a source when they break', async () => {
    const broken = defineSource({
      name: 'broken',
      params: [],
      fetch: () => {
        throw new TypeError('x is not a function');
      },
    });
    const { ask } = setUpSources(undefined, { sources: [broken] });
    await expect(ask('broken')).rejects.toMatchObject({
      name: 'ContentSourceError',
      kind: 'failed',
      source: 'broken',
      cause: new TypeError('x is not a function'),
    });
  });

  it.each([
    [{ port: 5 }, { port: '5', days: 3 }],
    [{ port: true }, { port: 'true', days: 3 }],
    [
      { port: 'a', days: '7' },
      { port: 'a', days: 7 },
    ],
    [
      { port: 'a', days: '' },
      { port: 'a', days: 3 },
    ],
    [
      { port: 'a', days: null },
      { port: 'a', days: 3 },
    ],
    [
      { port: 'a', unit: '', feature: 'promo', themes: '2' },
      { port: 'a', days: 3, unit: undefined },
    ],
  ])('get the values of %j', async (query, values) => {
    const { ask } = setUpSources(undefined, { sources: [tides] });
    expect(await ask('tides', query)).toEqual({ site: 'courier', unit: undefined, picture, ...values });
  });

  it.each([
    [{}, 'port', 'it needs "port" in its query'],
    [{ port: '' }, 'port', 'it needs "port" in its query'],
    [{ port: null }, 'port', 'it needs "port" in its query'],
    [{ port: ['a'] }, 'port', '"port" must be a text'],
    [{ port: { a: 1 } }, 'port', '"port" must be a text'],
    [{ port: 'a', days: 'many' }, 'days', '"days" must be a number'],
    [{ port: 'a', days: ' ' }, 'days', '"days" must be a number'],
    [{ port: 'a', days: true }, 'days', '"days" must be a number'],
    [{ port: 'a', days: [7] }, 'days', '"days" must be a number'],
    [{ port: 'a', days: 'Infinity' }, 'days', '"days" must be a number'],
    [{ port: 'a', days: 0 }, 'days', '"days" must not be below 1'],
  ])('refuse the query %j', async (query, param, why) => {
    const { ask } = setUpSources(undefined, { sources: [tides] });
    await expect(ask('tides', query)).rejects.toMatchObject({
      failure: { kind: 'bad-query', param },
      httpStatus: 400,
      message: `The content source "tides" cannot run: ${why}.`,
    });
  });

  it('do not take what a query inherits for values', async () => {
    const inheriting: Record<string, string> = Object.create({ port: 'inherited' });
    const { ask } = setUpSources(undefined, { sources: [tides] });
    await expect(ask('tides', inheriting)).rejects.toMatchObject({ failure: { param: 'port' } });
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
    const { ask } = setUpSources(serveAndSign({ _id: 'a', extra: 1, promo_items: { basic: picture } }), {
      signingService: 'resizer',
    });
    expect(await ask('content-api', { _id: 'a' }, '{ _id promo_items { basic { auth { 2 } } } }')).toEqual({
      _id: 'a',
      promo_items: { basic: { auth: { 2: 'token' } } },
    });
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

describe('signing', () => {
  it('gives pictures their tokens, each picture asked for once', async () => {
    const { api, ask } = setUpSources(serveAndSign({ promo_items: { basic: picture, lead_art: picture } }), {
      signingService: 'resizer',
    });
    const signed = { ...picture, auth: { 2: 'token' } };
    expect(await ask('content-api', { _id: 'a' })).toEqual({
      promo_items: { basic: signed, lead_art: signed },
    });
    await ask('content-api', { _id: 'a' });
    expect(api.requests.filter(({ path }) => path === '/signing-service/v2/sign/resizer/2')).toEqual([
      { method: 'GET', path: '/signing-service/v2/sign/resizer/2', query: [['value', 'img']] },
    ]);
  });

  it('is left out where no signing application is set up', async () => {
    const { api, ask } = setUpSources(serveAndSign(picture));
    expect(await ask('content-api', { _id: 'img' })).toEqual(picture);
    expect(api.requests).toHaveLength(1);
  });

  it.each(['alert-bar-collections', 'site-service-hierarchy'])('is left out for %s', async (source) => {
    const { api, ask } = setUpSources(serveAndSign({ picture }), { signingService: 'resizer' });
    expect(await ask(source)).toMatchObject({ picture });
    expect(api.requests).toHaveLength(1);
  });

  it('costs a picture its token and nothing more when it fails', async () => {
    const answer: FakeAnswer = ({ path }) =>
      path.startsWith('/signing-service/') ? Response.json({}, { status: 500 }) : { basic: picture };
    const { ask, logged } = setUpSources(answer, { signingService: 'resizer' });
    expect(await ask('content-api', { _id: 'a' })).toEqual({ basic: picture });
    expect(logged).toEqual([
      [
        '1 of 1 pictures of the content source "content-api" have no resizer token: signing failed.',
        expect.objectContaining({ httpStatus: 500 }),
      ],
    ]);
  });

  it('does not let an answer out that lost its tokens to an abort', async () => {
    const leaving = new AbortController();
    const { sources, logged } = setUpSources(
      ({ path }) => {
        if (!path.startsWith('/signing-service/')) return picture;
        leaving.abort();
        return new Promise(() => undefined);
      },
      { signingService: 'resizer' },
    );
    const answer = sources.load({ source: 'content-api', query: { _id: 'img' } }, leaving.signal);
    await expect(answer).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
    expect(logged).toEqual([]);
  });
});

describe('an answer that did not come', () => {
  async function failureOf(answer: FakeAnswer): Promise<unknown> {
    return setUpSources(answer)
      .ask('content-api', { _id: 'a' })
      .catch((error: unknown) => error);
  }

  it('is not found when the status is 404', async () => {
    const error = await failureOf(() => Response.json({ message: 'No such document' }, { status: 404 }));
    expect(error).toMatchObject({
      kind: 'not-found',
      httpStatus: 404,
      message: 'The content source "content-api" found nothing: No such document',
    });
    expect(isApiError(Object(error).cause)).toBe(true);
  });

  it.each([400, 401, 403, 429, 500, 503])('has failed with status %i', async (status) => {
    const error = await failureOf(() => Response.json({ message: 'Refused' }, { status }));
    expect(error).toMatchObject({
      failure: { kind: 'failed', status },
      httpStatus: 502,
      message: expect.stringContaining(`was answered with status ${status}: Refused`),
    });
  });

  it.each([
    [401, true],
    [403, true],
    [500, false],
  ])('with status %i speaks of the access token: %s', async (status, isHinted) => {
    const error = await failureOf(() => Response.json({}, { status }));
    expect(Object(error).message.includes('access token')).toBe(isHinted);
  });

  it.each([
    ['no JSON', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
    ['a list', () => []],
    ['nothing', () => new Response('')],
  ])('has failed when it is %s', async (_what, answer: FakeAnswer) => {
    expect(await failureOf(answer)).toMatchObject({
      failure: { kind: 'failed', status: 200 },
      message: expect.stringContaining('GET /content/v4/'),
    });
  });

  it('has failed when it says JSON and is not', async () => {
    const answer = () => new Response('{', { headers: { 'Content-Type': 'application/json' } });
    expect(await failureOf(answer)).toMatchObject({ failure: { kind: 'failed', status: 200 } });
  });

  it('has failed without a status when the network broke', async () => {
    const error = await failureOf(() => Promise.reject(new Error('ECONNREFUSED')));
    expect(error).toMatchObject({ failure: { kind: 'failed', status: undefined }, httpStatus: 502 });
    expect(Object(error).message).toContain('got no answer (failed)');
    expect(isNetworkError(Object(error).cause)).toBe(true);
  });

  it('was aborted when its caller left', async () => {
    const leaving = new AbortController();
    const { sources } = setUpSources(() => new Promise(() => undefined));
    const answer = sources.load({ source: 'content-api', query: { _id: 'a' } }, leaving.signal);
    leaving.abort();
    await expect(answer).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
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
