import { describe, expect, it } from 'vitest';
import { createFakeContentApi } from '../../test/createFakeContentApi.ts';
import { createHttpLoader } from '../index.ts';

const { signal } = new AbortController();

describe('createHttpLoader', () => {
  it('asks the address of the source', async () => {
    const api = createFakeContentApi(() => ({ _id: 'a' }));
    const load = createHttpLoader({ transport: api.transport, site: 'courier' });
    const request = {
      source: 'content-api',
      query: { website_url: '/a/', _id: undefined },
      filter: '{\n  _id\n}',
    };
    expect(await load(request, signal)).toEqual({ _id: 'a' });
    expect(api.requests).toEqual([
      {
        method: 'GET',
        path: '/pf/api/v3/content/fetch/content-api',
        query: [
          ['query', '{"website_url":"/a/"}'],
          ['filter', '{ _id }'],
          ['_website', 'courier'],
        ],
      },
    ]);
  });

  it('gives images and film the origin that serves them, and leaves addresses of pages', async () => {
    const api = createFakeContentApi(() => ({
      website_url: '/coast/a/',
      url: '/media/a.jpg',
      content_elements: [
        { url: '/resizer/v2/a.jpg?auth=x', link: '/coast/', far: 'https://b.example/media/a.jpg' },
      ],
      embed_html: '<video poster="/media/a.jpg" src="/media/a.webm"></video><a href="/media/">',
    }));
    const origin = 'https://www.courier.example';
    const load = createHttpLoader({ transport: api.transport, site: 'courier', origin });
    expect(await load({ source: 'content-api' }, signal)).toEqual({
      website_url: '/coast/a/',
      url: `${origin}/media/a.jpg`,
      content_elements: [
        { url: `${origin}/resizer/v2/a.jpg?auth=x`, link: '/coast/', far: 'https://b.example/media/a.jpg' },
      ],
      embed_html: `<video poster="${origin}/media/a.jpg" src="${origin}/media/a.webm"></video><a href="/media/">`,
    });
  });

  it('asks the same address for the same query in another order', async () => {
    const api = createFakeContentApi(() => ({}));
    const load = createHttpLoader({ transport: api.transport, site: 'courier', path: '/content' });
    await load({ source: 's', query: { a: 1, b: 2 } }, signal);
    await load({ source: 's', query: { b: 2, a: 1 } }, signal);
    expect(api.requests[0]).toEqual(api.requests[1]);
    expect(api.requests[0]?.path).toBe('/content/s');
  });

  it('encodes the name of the source', async () => {
    const api = createFakeContentApi(() => ({}));
    await createHttpLoader({ transport: api.transport, site: 'courier' })({ source: '../a?b' }, signal);
    expect(api.requests[0]?.path).toBe('/pf/api/v3/content/fetch/..%2Fa%3Fb');
  });

  it('rejects with what the server refused with', async () => {
    const api = createFakeContentApi(() =>
      Response.json({ code: 'gone', message: 'No more' }, { status: 410 }),
    );
    const load = createHttpLoader({ transport: api.transport, site: 'courier' });
    await expect(load({ source: 's' }, signal)).rejects.toMatchObject({ httpStatus: 410, code: 'gone' });
  });

  it('ends with its signal', async () => {
    const api = createFakeContentApi(() => new Promise(() => undefined));
    const controller = new AbortController();
    const answer = createHttpLoader({ transport: api.transport, site: 'courier' })(
      { source: 's' },
      controller.signal,
    );
    controller.abort();
    await expect(answer).rejects.toMatchObject({ reason: 'aborted' });
  });
});
