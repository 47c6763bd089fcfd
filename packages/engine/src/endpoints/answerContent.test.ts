import { ContentSourceError } from '@broadsheet/sdk-content/server';
import type { ContentRequest } from '@broadsheet/sdk-content';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createTestEngine, settle } from '../../test/createTestEngine.ts';

const PATH = '/pf/api/v3/content/fetch/';
const toUrl = (source: string, values: Record<string, string> = {}) =>
  `${PATH}${source}?${new URLSearchParams(values)}`;

const echo = ({ query, filter }: ContentRequest) => ({ query, filter: filter ?? null });

describe('the content URL', () => {
  it('answers what the source answers, sanitised, from the cache of the pages', async () => {
    const sanitise = vi.fn((answer: unknown) => ({ clean: answer }));
    const engine = createTestEngine({ answers: { feed: echo }, sanitise });
    const values = { query: '{"size":2}', filter: '{ items }', _website: 'courier' };
    const response = await engine.get(toUrl('feed', values));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toContain('s-maxage=60');
    expect(await response.json()).toEqual({ clean: { query: { size: 2 }, filter: '{ items }' } });
    await engine.get(toUrl('feed', values));
    expect(sanitise).toHaveBeenCalledTimes(1);
  });

  it('answers null where the source answers nothing', async () => {
    const engine = createTestEngine({ answers: { feed: () => undefined } });
    engine.answers['feed'] = () => null;
    expect(await (await engine.get(toUrl('feed'))).json()).toBeNull();
  });

  it.each([
    'nonsense',
    '"text"',
    '[1]',
    'null',
    '{"a":',
    `{"a":"${'x'.repeat(10_000)}"}`,
    `{"a":${'['.repeat(4_000)}${']'.repeat(4_000)}}`,
    `{"a":${'{"b":'.repeat(9)}1${'}'.repeat(9)}}`,
  ])('refuses the query %.40s', async (query) => {
    const engine = createTestEngine({ answers: { feed: echo } });
    const response = await engine.get(toUrl('feed', { query }));
    expect(response.status).toBe(400);
    expect(engine.requests).toEqual([]);
  });

  it('reads names of the language as names', async () => {
    const engine = createTestEngine({ answers: { feed: echo } });
    const query = '{"__proto__":{"size":9},"constructor":1}';
    const response = await engine.get(toUrl('feed', { query }));
    expect(response.status).toBe(200);
    expect(Reflect.get({}, 'size')).toBeUndefined();
  });

  it.each(['signing-service', 'content-api-unpublished', 'signing%2Dservice'])(
    'keeps the source %s to the server',
    async (source) => {
      const engine = createTestEngine({ answers: { [decodeURIComponent(source)]: { hash: 'secret' } } });
      const response = await engine.get(`${PATH}${source}?query={"id":"x"}`);
      expect(response.status).toBe(404);
      expect(await response.text()).not.toContain('secret');
      expect(engine.requests).toEqual([]);
    },
  );

  it('answers only the sources that its host names', async () => {
    const engine = createTestEngine({
      answers: { feed: echo, internal: echo },
      isReadable: (source) => source === 'feed',
    });
    expect((await engine.get(toUrl('feed'))).status).toBe(200);
    expect((await engine.get(toUrl('internal'))).status).toBe(404);
  });

  it('answers for no other site', async () => {
    const engine = createTestEngine({ answers: { feed: echo } });
    expect((await engine.get(toUrl('feed', { _website: 'herald' }))).status).toBe(404);
    expect(engine.requests).toEqual([]);
  });

  it.each([
    [{ kind: 'bad-query', param: 'filter' } as const, 400, true],
    [{ kind: 'not-found' } as const, 404, true],
    [{ kind: 'unknown-source' } as const, 404, true],
    [{ kind: 'redirect', status: 302, location: '/x/' } as const, 404, true],
    [{ kind: 'failed', status: 401 } as const, 502, false],
  ])('answers a source that failed with %j by %i', async (failure, status, tellsWhy) => {
    const error = new ContentSourceError('feed', failure, 'because of http://internal:8080');
    const engine = createTestEngine({ answers: { feed: () => error } });
    const response = await engine.get(toUrl('feed'));
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe(status === 502 ? 'no-store' : 'public, max-age=5');
    expect((await response.text()).includes('internal')).toBe(tellsWhy);
  });

  it('answers 502 for a source that takes too long', async () => {
    const engine = createTestEngine({ answers: { feed: () => new Promise(() => undefined) } });
    const waiting = engine.get(toUrl('feed'));
    await settle();
    engine.clock.advance(2_000);
    expect((await waiting).status).toBe(502);
  });

  it('answers every URL and query without a fault', async () => {
    const engine = createTestEngine({ answers: { feed: echo } });
    const source = fc.oneof(fc.constantFrom('feed', '%', '%00', '..', '__proto__', ''), fc.string());
    await fc.assert(
      fc.asyncProperty(source, fc.string(), fc.string(), async (name, query, filter) => {
        const values = new URLSearchParams({ query, filter });
        const url = `https://www.courier.example${PATH}${name.replaceAll(/[?#]/g, '')}?${values}`;
        const response = await engine.fetch(new Request(url));
        expect(response.status).toBeLessThan(500);
      }),
    );
    expect(engine.log.filter(({ level }) => level === 'error')).toEqual([]);
  });
});
