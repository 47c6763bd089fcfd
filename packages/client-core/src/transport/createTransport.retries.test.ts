import { getEventListeners } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, createManualClock, createTransport, isNetworkError } from '../index.ts';
import type { Fetch, ManualClock, TransportOptions, TransportRequest } from '../index.ts';

const TIMEOUT_MS = 10_000;
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

const silent: Fetch = () => new Promise(() => undefined);

function setUp(fetch: Fetch, options: Partial<TransportOptions> = {}) {
  const clock = createManualClock(Date.UTC(2030, 0, 1));
  const transport = createTransport({
    origin: 'https://api.example.com',
    fetch,
    clock,
    random: () => 0.5,
    ...options,
  });
  return { clock, transport };
}

/** Waits until the transport waits for its next attempt, and says for how many milliseconds. */
async function nextPause(clock: ManualClock): Promise<number> {
  for (;;) {
    const [ms] = clock.waiting();
    if (ms !== undefined && ms !== TIMEOUT_MS) return ms;
    await setImmediate();
  }
}

async function skipPauses(clock: ManualClock, count: number): Promise<number[]> {
  const pauses: number[] = [];
  while (pauses.length < count) {
    const ms = await nextPause(clock);
    pauses.push(ms);
    clock.advance(ms);
  }
  return pauses;
}

/** Keeps a rejection from being reported while the test is still moving the clock. */
function outcomeOf<Result>(promise: Promise<Result>): Promise<Result> {
  promise.catch(() => undefined);
  return promise;
}

describe('retries', () => {
  it('wait at random below a limit that doubles, three attempts in all', async () => {
    const failure = new TypeError('fetch failed');
    const fetch = answering(failure, failure, failure);
    const { clock, transport } = setUp(fetch);
    const response = outcomeOf(transport.request(get));
    expect(await skipPauses(clock, 2)).toEqual([100, 200]);
    await expect(response).rejects.toMatchObject({ name: 'NetworkError', reason: 'failed', cause: failure });
    expect(fetch).toHaveBeenCalledTimes(3);
    expect(clock.waiting()).toEqual([]);
  });

  it('ask for headers at every attempt and lay the call’s own over them', async () => {
    const fetch = answering(json({}, { status: 503 }), json({}));
    let token = 0;
    const headers = async () => ({ Authorization: `Bearer ${(token += 1)}`, 'X-Site': 'a' });
    const { clock, transport } = setUp(fetch, { headers });
    const response = transport.request({ ...get, headers: { 'x-site': 'b' } });
    await skipPauses(clock, 1);
    await response;
    const sent = fetch.mock.calls.map(([, init]) => new Headers(init.headers));
    expect(sent.map((one) => [one.get('authorization'), one.get('x-site')])).toEqual([
      ['Bearer 1', 'b'],
      ['Bearer 2', 'b'],
    ]);
  });

  it('stay under the cap', async () => {
    const failure = new TypeError('fetch failed');
    const fetch = answering(...Array.from({ length: 8 }, () => failure));
    const { clock, transport } = setUp(fetch, { retry: { attempts: 8, capMs: undefined } });
    const response = outcomeOf(transport.request(get));
    expect(await skipPauses(clock, 7)).toEqual([100, 200, 400, 800, 1600, 2500, 2500]);
    await expect(response).rejects.toMatchObject({ reason: 'failed' });
  });

  it.each([408, 425, 429, 500, 502, 503, 504])(
    'follow status %d after the wait at random alone',
    async (status) => {
      const fetch = answering(new Response(null, { status }), json({ ok: true }));
      const { clock, transport } = setUp(fetch);
      const response = transport.request(get);
      expect(await skipPauses(clock, 1)).toEqual([100]);
      await expect(response).resolves.toMatchObject({ body: { ok: true } });
    },
  );

  it.each([400, 401, 403, 404, 409, 422, 501])('do not follow status %d', async (status) => {
    const fetch = answering(new Response(null, { status }));
    await expect(setUp(fetch).transport.request(get)).rejects.toMatchObject({ httpStatus: status });
  });

  it.each<Partial<TransportRequest>>([
    { method: 'POST' },
    { method: 'PUT' },
    { method: 'PATCH' },
    { method: 'DELETE' },
    { method: 'GET', idempotent: false },
  ])('are not made for %o', async (call) => {
    const { transport } = setUp(answering(new TypeError('fetch failed')));
    await expect(transport.request({ ...get, ...call })).rejects.toMatchObject({ reason: 'failed' });
  });

  it.each<Partial<TransportRequest>>([
    { method: 'HEAD' },
    { method: 'PUT', idempotent: true, body: { a: 1 } },
  ])('are made for %o', async (call) => {
    const fetch = answering(new TypeError('fetch failed'), json({}));
    const { clock, transport } = setUp(fetch);
    const response = transport.request({ ...get, ...call });
    await skipPauses(clock, 1);
    await response;
    const bodies = fetch.mock.calls.map(([, init]) => init.body);
    expect(bodies[1]).toBe(bodies[0]);
  });

  it('follow an answer that breaks off in its body', async () => {
    const broken = new ReadableStream({ start: (stream) => stream.error(new Error('reset')) });
    const fetch = answering(new Response(broken), json({ ok: true }));
    const { clock, transport } = setUp(fetch);
    const response = transport.request(get);
    await skipPauses(clock, 1);
    await expect(response).resolves.toMatchObject({ body: { ok: true } });
  });

  it('are not made when the headers fail, whatever the failure', async () => {
    const fetch = answering();
    const error = new ApiError('No refresh', { code: '503', httpStatus: 503, body: undefined });
    const headers = vi.fn(() => Promise.reject(error));
    await expect(setUp(fetch, { headers }).transport.request(get)).rejects.toBe(error);
    expect(headers).toHaveBeenCalledTimes(1);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('are turned off by one attempt', async () => {
    const { transport } = setUp(answering(new TypeError('fetch failed')), { retry: { attempts: 1 } });
    await expect(transport.request(get)).rejects.toMatchObject({ reason: 'failed' });
  });
});

describe('Retry-After', () => {
  it.each([
    ['2', 2100],
    ['Tue, 01 Jan 2030 00:00:30 GMT', 30_100],
  ])('of %s is waited for before the random wait', async (value, pause) => {
    const busy = new Response(null, { status: 429, headers: { 'retry-after': value } });
    const { clock, transport } = setUp(answering(busy, json({})));
    const response = transport.request(get);
    expect(await skipPauses(clock, 1)).toEqual([pause]);
    await response;
  });

  it.each(['31', 'Tue, 01 Jan 2030 00:00:31 GMT'])('of %s is too long to wait', async (value) => {
    const busy = new Response(null, { status: 503, headers: { 'retry-after': value } });
    const { transport } = setUp(answering(busy));
    await expect(transport.request(get)).rejects.toMatchObject({
      code: '503',
      retryAfterMs: 31_000,
    });
  });
});

describe('the time limit', () => {
  it('ends an attempt of a fetch that ignores its signal, and aborts that signal', async () => {
    const fetch = vi.fn(silent);
    const { clock, transport } = setUp(fetch);
    const response = outcomeOf(transport.request({ ...get, idempotent: false }));
    await setImmediate();
    clock.advance(TIMEOUT_MS - 1);
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(false);
    clock.advance(1);
    await expect(response).rejects.toMatchObject({ name: 'NetworkError', reason: 'timeout' });
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  });

  it('is retried, and each attempt has the whole time', async () => {
    const { clock, transport } = setUp(answering(silent, json({ ok: true })));
    const response = transport.request(get);
    await setImmediate();
    clock.advance(TIMEOUT_MS);
    await skipPauses(clock, 1);
    await expect(response).resolves.toMatchObject({ body: { ok: true } });
  });

  it('ends the wait for headers that never come', async () => {
    const fetch = answering();
    const { clock, transport } = setUp(fetch, { headers: () => new Promise(() => undefined) });
    const response = outcomeOf(transport.request(get));
    clock.advance(TIMEOUT_MS);
    await expect(response).rejects.toMatchObject({ reason: 'timeout' });
    expect(fetch).not.toHaveBeenCalled();
  });

  it('counts the body too', async () => {
    const { clock, transport } = setUp(answering(new Response(new ReadableStream())));
    const response = outcomeOf(transport.request({ ...get, idempotent: false, timeoutMs: 50 }));
    await setImmediate();
    clock.advance(50);
    await expect(response).rejects.toMatchObject({
      reason: 'timeout',
      message: 'GET /thing got no answer within 50 ms.',
    });
  });
});

describe('the caller’s abort', () => {
  const aborted = { name: 'NetworkError', reason: 'aborted', cause: 'left the page' };

  it('before the start sends nothing', async () => {
    const fetch = answering();
    const { clock, transport } = setUp(fetch);
    const response = transport.request({ ...get, signal: AbortSignal.abort('left the page') });
    await expect(response).rejects.toMatchObject(aborted);
    expect(fetch).not.toHaveBeenCalled();
    expect(clock.waiting()).toEqual([]);
  });

  it('during an attempt ends the call and is not retried', async () => {
    const fetch = answering(silent);
    const { clock, transport } = setUp(fetch);
    const caller = new AbortController();
    const response = outcomeOf(transport.request({ ...get, signal: caller.signal }));
    await setImmediate();
    caller.abort('left the page');
    await expect(response).rejects.toMatchObject(aborted);
    expect(fetch.mock.calls[0]?.[1].signal?.aborted).toBe(true);
    expect(clock.waiting()).toEqual([]);
  });

  it('between two attempts cancels the wait', async () => {
    const { clock, transport } = setUp(answering(new TypeError('fetch failed')));
    const caller = new AbortController();
    const response = outcomeOf(transport.request({ ...get, signal: caller.signal }));
    await nextPause(clock);
    caller.abort('left the page');
    await expect(response).rejects.toMatchObject(aborted);
    expect(clock.waiting()).toEqual([]);
    expect(getEventListeners(caller.signal, 'abort')).toEqual([]);
  });

  it('leaves no listener and no timer behind, however the call ends', async () => {
    const { signal } = new AbortController();
    const { clock, transport } = setUp(answering(new TypeError('fetch failed'), json({})));
    const response = transport.request({ ...get, signal });
    await skipPauses(clock, 1);
    await response;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    expect(clock.waiting()).toEqual([]);
  });
});

describe('a failure while the device is offline', () => {
  it.each([
    [false, 'offline'],
    [true, 'failed'],
  ])('with isOnline %s is called %s', async (online, reason) => {
    const { transport } = setUp(answering(new TypeError('fetch failed')), {
      isOnline: () => online,
      retry: { attempts: 1 },
    });
    const error: unknown = await transport.request(get).catch((caught: unknown) => caught);
    expect(isNetworkError(error) && error.reason).toBe(reason);
  });
});
