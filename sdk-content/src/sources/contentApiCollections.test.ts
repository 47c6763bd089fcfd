import { describe, expect, it } from 'vitest';
import { setUpSources } from '../../test/setUpSources.ts';
import type { FakeAnswer } from '../../test/createFakeContentApi.ts';

const source = 'content-api-collections';
const sentFor = (from: number, size: number) => ({
  method: 'GET',
  path: '/content/v4/collections',
  query: [
    ['content_alias', 'weekend'],
    ['from', String(from)],
    ['published', 'true'],
    ['size', String(size)],
    ['website', 'courier'],
  ],
});

/** Returns one element for each page, named after the page's offset. */
const pages: FakeAnswer = ({ query }) => ({
  _id: 'weekend',
  content_elements: [{ _id: `at-${new Map(query).get('from')}` }],
});

describe('content-api-collections', () => {
  it.each([
    [{}, 0, 20],
    [{ from: 4, size: 10 }, 4, 10],
    [{ from: '4', size: '10' }, 4, 10],
    [{ size: 50 }, 0, 20],
    [{ getNext: 'false' }, 0, 20],
    [{ getNext: false }, 0, 20],
    [{ getNext: '' }, 0, 20],
  ])('asks for one page with %j', async (query, from, size) => {
    const { api, ask } = setUpSources(pages);
    expect(await ask(source, { content_alias: 'weekend', ...query })).toEqual({
      _id: 'weekend',
      content_elements: [{ _id: `at-${from}` }],
    });
    expect(api.requests).toEqual([sentFor(from, size)]);
  });

  it('prefers the id to the alias', async () => {
    const { api, ask } = setUpSources(pages);
    await ask(source, { _id: 'c1', content_alias: 'weekend' });
    expect(api.requests[0]?.query[0]).toEqual(['_id', 'c1']);
  });

  it.each([true, 'true', 'yes'])('appends the next page when getNext is %j', async (getNext) => {
    const { api, ask } = setUpSources(pages);
    expect(await ask(source, { content_alias: 'weekend', from: 5, size: 10, getNext })).toEqual({
      _id: 'weekend',
      content_elements: [{ _id: 'at-5' }, { _id: 'at-15' }],
    });
    expect(api.requests).toEqual([sentFor(5, 10), sentFor(15, 10)]);
  });

  it('finds the next page after the capped size', async () => {
    const { api, ask } = setUpSources(pages);
    await ask(source, { content_alias: 'weekend', size: 50, getNext: true });
    expect(api.requests).toEqual([sentFor(0, 20), sentFor(20, 20)]);
  });

  it.each([
    ['is not found', () => Response.json({}, { status: 404 })],
    ['has no elements', () => ({ content_elements: null })],
  ])('ends with the first page when the next %s', async (_what, next: FakeAnswer) => {
    const answer: FakeAnswer = (request, signal) =>
      new Map(request.query).get('from') === '0' ? pages(request, signal) : next(request, signal);
    expect(await setUpSources(answer).ask(source, { content_alias: 'weekend', getNext: true })).toEqual({
      _id: 'weekend',
      content_elements: [{ _id: 'at-0' }],
    });
  });

  it('fails when the next page fails', async () => {
    const answer: FakeAnswer = (request, signal) =>
      new Map(request.query).get('from') === '0'
        ? pages(request, signal)
        : Response.json({}, { status: 500 });
    await expect(
      setUpSources(answer).ask(source, { content_alias: 'weekend', getNext: true }),
    ).rejects.toMatchObject({
      failure: { kind: 'failed', status: 500 },
    });
  });

  it('is not found when its first page is not', async () => {
    const { ask } = setUpSources(() => Response.json({}, { status: 404 }));
    await expect(ask(source, { content_alias: 'weekend', getNext: true })).rejects.toMatchObject({
      kind: 'not-found',
    });
  });

  it.each([
    [{}, '_id'],
    [{ _id: 'c', from: -1 }, 'from'],
    [{ _id: 'c', size: 'all' }, 'size'],
  ])('refuses the query %j', async (query, param) => {
    await expect(setUpSources().ask(source, query)).rejects.toMatchObject({
      failure: { kind: 'bad-query', param },
    });
  });
});
