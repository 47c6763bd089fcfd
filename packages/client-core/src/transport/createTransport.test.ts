import { describe, expect, it, vi } from 'vitest';
import { createManualClock, createTransport } from '../index.ts';
import type { Fetch, TransportOptions, TransportRequest } from '../index.ts';

const get: TransportRequest = { method: 'GET', path: '/thing' };

function json(body: unknown, init: ResponseInit = {}): Response {
  return Response.json(body, init);
}

/** Returns a fetch that resolves to each response in turn; it calls functions and throws Errors. The last is not repeated. */
function answering(...answers: readonly (Response | Error | Fetch)[]) {
  const waiting = [...answers];
  return vi.fn<Fetch>(async (address, init) => {
    const answer = waiting.shift();
    if (answer === undefined) throw new Error(`Unexpected call number ${answers.length + 1}`);
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer(address, init) : answer;
  });
}

function setUp(fetch: Fetch, options: Partial<TransportOptions> = {}) {
  const clock = createManualClock();
  return createTransport({ origin: 'https://api.example.com', fetch, clock, ...options });
}

describe('what is sent', () => {
  it('is a call without body and content type for a GET', async () => {
    const fetch = answering(json({}));
    await setUp(fetch).request({ ...get, query: { page: 2 } });
    const [address, init] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('https://api.example.com/thing?page=2');
    expect(init).toMatchObject({ method: 'GET' });
    expect([...new Headers(init?.headers)]).toEqual([['accept', 'application/json']]);
    expect(Object.keys(init ?? {}).toSorted()).toEqual(['headers', 'method', 'signal']);
  });

  it('is JSON without the members that are undefined for a body', async () => {
    const fetch = answering(json({}));
    await setUp(fetch).request({
      method: 'POST',
      path: '/thing',
      body: { a: 1, b: undefined, c: null },
    });
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.body).toBe('{"a":1,"c":null}');
    expect(new Headers(init?.headers).get('content-type')).toBe('application/json');
  });

  it('lets a call outlive its page where it asks for that', async () => {
    const fetch = answering(json({}), json({}));
    const transport = setUp(fetch);
    await transport.request({ ...get, keepalive: true });
    await transport.request(get);
    expect(fetch.mock.calls.map(([, init]) => init.keepalive)).toEqual([true, undefined]);
  });

  it('carries cache mode and credentials, the call’s own before the transport’s', async () => {
    const fetch = answering(json({}), json({}));
    const transport = setUp(fetch, { credentials: 'omit' });
    await transport.request({ ...get, cache: 'no-cache' });
    await transport.request({ ...get, credentials: 'include' });
    expect(fetch.mock.calls.map(([, init]) => [init.cache, init.credentials])).toEqual([
      ['no-cache', 'omit'],
      [undefined, 'include'],
    ]);
  });

  it('goes through a fetch that may not be called as a method, as the browser’s', async () => {
    const receivers: unknown[] = [];
    function fetch(this: unknown): Promise<Response> {
      receivers.push(this);
      return Promise.resolve(json({}));
    }
    await setUp(fetch).request(get);
    expect(receivers).toEqual([undefined]);
  });

  it('is nothing at construction, and nothing when the headers fail', async () => {
    const fetch = answering();
    const error = new Error('no token');
    const transport = setUp(fetch, { headers: () => Promise.reject(error) });
    await expect(transport.request(get)).rejects.toBe(error);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('is nothing for a path that leads to another site', async () => {
    const fetch = answering();
    const response = setUp(fetch).request({ method: 'GET', path: '//other.example' });
    await expect(response).rejects.toThrow(TypeError);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe('what is received', () => {
  it.each([
    ['application/json', '{"a":1}', { a: 1 }],
    ['application/json; charset=utf-8', '[1]', [1]],
    ['application/problem+json', 'null', null],
    ['APPLICATION/JSON', '""', ''],
    ['application/json', ' \n', { message: ' \n' }],
    ['text/html', '', { message: '' }],
  ])('of type %s with the text %o is %o', async (type, text, body) => {
    const fetch = answering(
      new Response(text, { status: 201, headers: { 'content-type': type, 'x-a': 'b' } }),
    );
    const response = await setUp(fetch).request(get);
    expect(response).toMatchObject({ status: 201, body });
    expect(response.headers.get('x-a')).toBe('b');
  });

  it('with status 204 is an empty message', async () => {
    const response = await setUp(answering(new Response(null, { status: 204 }))).request(get);
    expect(response).toMatchObject({ status: 204, body: { message: '' }, isText: true });
  });

  it('is an error with the server’s code and message from status 400', async () => {
    const fetch = answering(json({ code: '100015', message: 'Account is disabled' }, { status: 401 }));
    await expect(setUp(fetch).request(get)).rejects.toMatchObject({
      name: 'ApiError',
      message: 'Account is disabled',
      code: '100015',
      httpStatus: 401,
      body: { code: '100015' },
      retryAfterMs: undefined,
    });
  });

  it.each([
    [json({ code: 7, message: '' }, { status: 404 }), '404'],
    [json([], { status: 400 }), '400'],
    [new Response('<html>Bad</html>', { status: 403 }), '403'],
    [new Response(null, { status: 409 }), '409'],
  ])('is an error named by its status when it has no code: %#', async (response, code) => {
    await expect(setUp(answering(response)).request(get)).rejects.toMatchObject({
      code,
      message: `GET /thing was answered with HTTP ${response.status}.`,
    });
  });
});

describe('a body', () => {
  const answered = (text: string | null, init: ResponseInit = {}) =>
    setUp(answering(new Response(text, init))).request(get);

  it.each([
    ['JSON of another content type', '{"a":1}', { a: 1 }],
    ['a text', 'Done', { message: 'Done' }],
    ['an empty body', '', { message: '' }],
    ['the JSON null', 'null', null],
  ])('is read as what it holds, whatever its type: %s', async (_case, text, body) => {
    const headers = { 'content-type': 'text/html' };
    await expect(answered(text, { headers })).resolves.toMatchObject({ body });
  });

  it('that says it is JSON and is not has its text as message', async () => {
    const headers = { 'content-type': 'application/json' };
    await expect(answered('OK', { headers })).resolves.toMatchObject({ body: { message: 'OK' } });
  });

  it('of JSON outside 2xx and below 400 is read, a text there is refused', async () => {
    await expect(answered('{"a":1}', { status: 300 })).resolves.toMatchObject({
      status: 300,
      body: { a: 1 },
    });
    await expect(answered('Choose', { status: 300 })).rejects.toMatchObject({
      code: '300',
      message: 'Choose',
    });
  });

  it.each([
    ['text', 404, 'Not here', '404', 'Not here'],
    ['a text outside 2xx and below 400', 304, null, '304', 'GET /thing was answered with HTTP 304.'],
    ['JSON without a code', 400, '{"message":"Refused"}', '400', 'Refused'],
    ['JSON with a code', 400, '{"code":"010122","message":"Refused"}', '010122', 'Refused'],
  ])('names a refusal with %s by its code or status', async (_case, status, text, code, message) => {
    await expect(answered(text, { status })).rejects.toMatchObject({
      name: 'ApiError',
      code,
      message,
      httpStatus: status,
      error: true,
    });
  });
});

it('sends a form as it is and leaves its content type to fetch', async () => {
  const fetch = answering(json({}));
  const form = new FormData();
  await setUp(fetch).request({ method: 'PUT', path: '/thing', form });
  const init = fetch.mock.calls[0]?.[1];
  expect(init?.body).toBe(form);
  expect(new Headers(init?.headers).has('content-type')).toBe(false);
});
