import { createTransport } from '@broadsheet/client-core';
import { describe, expect, it } from 'vitest';
import { setUpSources } from '../../test/setUpSources.ts';

const ORIGIN = 'https://shop-dsn.algolia.net';
const HITS = [{ objectID: 'mug', name: 'Mug', image: { type: 'image', _id: 'img' } }];
const index = 'products';

/** Creates a search index that records its requests; the transport makes one attempt, or as many as `attempts`. */
function setUpIndex(answer: () => Response | Promise<Response>, attempts = 1) {
  const requested: Request[] = [];
  const transport = createTransport({
    origin: ORIGIN,
    retry: { attempts, baseMs: 0 },
    async fetch(address, init) {
      requested.push(new Request(address, init));
      return answer();
    },
  });
  const algolia = { transport, appId: 'shop', searchKey: 'search-only' };
  return { requested, ...setUpSources(undefined, { algolia, signingService: 'resizer' }) };
}

const serveHits = () => Response.json({ hits: HITS, nbHits: 1 });

describe('algolia-assortment', () => {
  it('answers the list of hits of the index and leaves the content API alone', async () => {
    const { api, ask, requested } = setUpIndex(serveHits);
    const query = { index: 'a/b', query: 'mug', filters: 'price < 9', ruleContexts: 'home, shop,' };
    expect(await ask('algolia-assortment', { ...query, hitsPerPage: '4', page: 2, feature: 'x' })).toEqual(
      HITS,
    );
    const [request] = requested;
    expect([request?.method, request?.url]).toEqual(['POST', `${ORIGIN}/1/indexes/a%2Fb/query`]);
    expect(request?.headers.get('X-Algolia-Application-Id')).toBe('shop');
    expect(request?.headers.get('X-Algolia-API-Key')).toBe('search-only');
    expect(await request?.json()).toEqual({
      query: 'mug',
      filters: 'price < 9',
      ruleContexts: ['home', 'shop'],
      hitsPerPage: 4,
      page: 2,
    });
    expect(api.requests).toEqual([]);
  });

  it('asks for the first twenty hits unless told', async () => {
    const { ask, requested } = setUpIndex(serveHits);
    await ask('algolia-assortment', { index });
    expect(await requested[0]?.json()).toEqual({ hitsPerPage: 20, page: 0 });
  });

  it('narrows every hit to the filter', async () => {
    const { ask } = setUpIndex(serveHits);
    expect(await ask('algolia-assortment', { index }, '{ name }')).toEqual([{ name: 'Mug' }]);
  });

  it('asks again after a failure that may pass', async () => {
    const answers = [Response.json({}, { status: 503 }), serveHits()];
    const { ask, requested } = setUpIndex(() => answers.shift() ?? Response.error(), 2);
    expect(await ask('algolia-assortment', { index })).toEqual(HITS);
    expect(requested).toHaveLength(2);
  });

  it('says which environment values are missing', async () => {
    await expect(setUpSources().ask('algolia-assortment', { index })).rejects.toMatchObject({
      failure: { kind: 'failed', status: 500 },
      httpStatus: 500,
      message:
        'The content source "algolia-assortment" has no assortment: the environment values algoliaAppId and ' +
        'algoliaSearchKey are missing. Set ALGOLIA_APP_ID and ALGOLIA_SEARCH_KEY.',
    });
  });

  it('needs an index', async () => {
    await expect(setUpIndex(serveHits).ask('algolia-assortment')).rejects.toMatchObject({
      failure: { kind: 'bad-query', param: 'index' },
    });
  });

  const refuse = (status: number) => () => Response.json({ message: 'Refused' }, { status });
  it.each([
    ['is not known', refuse(404), 'answered with status 404: Refused'],
    ['refuses the key', refuse(403), 'Refused Check algoliaAppId and algoliaSearchKey'],
    ['breaks', refuse(500), 'answered with status 500: Refused'],
    ['has no list', () => Response.json({ hits: 'mug' }), 'answered without a list of hits'],
    ['has no JSON', () => new Response('<html>'), 'answered without a list of hits'],
    [
      'is not there',
      () => Promise.reject(new Error('ECONNREFUSED')),
      'POST /1/indexes/products/query got no answer',
    ],
  ])('fails with status 500 when the index %s', async (_what, answer, why) => {
    await expect(setUpIndex(answer).ask('algolia-assortment', { index })).rejects.toMatchObject({
      failure: { kind: 'failed', status: 500 },
      httpStatus: 500,
      message: expect.stringContaining(why),
    });
  });

  it('is aborted when its caller leaves', async () => {
    const leaving = new AbortController();
    const { sources } = setUpIndex(() => new Promise<Response>(() => undefined));
    const answer = sources.load({ source: 'algolia-assortment', query: { index } }, leaving.signal);
    leaving.abort();
    await expect(answer).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
  });
});
