import { setImmediate } from 'node:timers/promises';
import { createManualClock } from '@broadsheet/client-core';
import { describe, expect, it, vi } from 'vitest';
import { createContentClient, requestKey } from '../index.ts';
import type { ContentLoader } from '../index.ts';

const request = { source: 'story-feed-tag', query: { tagSlug: 'books' } };

interface Load {
  readonly signal: AbortSignal;
  readonly resolve: (data: unknown) => void;
  readonly reject: (error: unknown) => void;
}

/** Creates a client whose fetches the test answers. */
function setUp(freshMs?: number) {
  const clock = createManualClock(1_000_000);
  const loads: Load[] = [];
  const load: ContentLoader = (_request, signal) =>
    new Promise((resolve, reject) => loads.push({ signal, resolve, reject }));
  return { clock, loads, client: createContentClient({ load, clock, freshMs }) };
}

/** Waits until all callbacks of settled promises have run. */
const settle = () => setImmediate();

describe('fetch', () => {
  it('loads what is missing and remembers it', async () => {
    const { client, loads } = setUp();
    const answer = client.fetch(request);
    loads[0]?.resolve('first');
    expect(await answer).toBe('first');
    expect(await client.fetch(request)).toBe('first');
    expect(loads).toHaveLength(1);
  });

  it('loads again once the answer is no longer fresh', async () => {
    const { client, clock, loads } = setUp(1_000);
    client.prime(request, 'first');
    clock.advance(999);
    expect(await client.fetch(request)).toBe('first');
    clock.advance(1);
    const answer = client.fetch(request);
    expect(client.peek(request)).toEqual({ status: 'ready', data: 'first' });
    loads[0]?.resolve('second');
    expect(await answer).toBe('second');
    expect(client.peek(request)).toEqual({ status: 'ready', data: 'second' });
  });

  it('keeps an answer fresh for a minute unless told', async () => {
    const { client, clock, loads } = setUp();
    client.prime(request, 'first');
    clock.advance(59_999);
    await client.fetch(request);
    expect(loads).toHaveLength(0);
    clock.advance(1);
    void client.fetch(request);
    expect(loads).toHaveLength(1);
  });

  it('loads again what is fresh when told to revalidate', async () => {
    const { client, loads } = setUp();
    client.prime(request, 'first');
    const answer = client.fetch(request, { revalidate: true });
    loads[0]?.resolve('second');
    expect(await answer).toBe('second');
  });

  it('shares one load between all who ask at once, whatever the order of their query', async () => {
    const { client, loads } = setUp();
    const answers = [
      client.fetch({ source: 's', query: { a: 1, b: 2 } }),
      client.fetch({ source: 's', query: { b: 2, a: 1 } }),
    ];
    expect(loads).toHaveLength(1);
    loads[0]?.resolve('shared');
    expect(await Promise.all(answers)).toEqual(['shared', 'shared']);
  });

  it('lets one caller leave without disturbing the others', async () => {
    const { client, loads } = setUp();
    const leaving = new AbortController();
    const left = client.fetch(request, { signal: leaving.signal });
    const stayed = client.fetch(request);
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'NetworkError', reason: 'aborted' });
    expect(loads[0]?.signal.aborted).toBe(false);
    loads[0]?.resolve('answer');
    expect(await stayed).toBe('answer');
  });

  it('gives the load up once every caller has left, and forgets its outcome', async () => {
    const { client, loads } = setUp();
    const leaving = new AbortController();
    const left = client.fetch(request, { signal: leaving.signal });
    leaving.abort();
    await expect(left).rejects.toMatchObject({ reason: 'aborted' });
    expect(loads[0]?.signal.aborted).toBe(true);
    loads[0]?.reject(new Error('aborted'));
    await settle();
    expect(client.peek(request)).toEqual({ status: 'missing' });
  });

  it('does not let an abandoned load overwrite a newer one', async () => {
    const { client, loads } = setUp();
    const leaving = new AbortController();
    client.fetch(request, { signal: leaving.signal }).catch(() => undefined);
    leaving.abort();
    const answer = client.fetch(request);
    loads[1]?.resolve('newer');
    await answer;
    loads[0]?.resolve('older');
    await settle();
    expect(client.peek(request)).toEqual({ status: 'ready', data: 'newer' });
  });

  it('does not load for a caller whose signal has ended', async () => {
    const { client, loads } = setUp();
    await expect(client.fetch(request, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      reason: 'aborted',
    });
    expect(loads).toHaveLength(0);
  });

  it('rejects with the failure, shows it, and asks again the next time', async () => {
    const { client, loads } = setUp();
    const failure = new Error('down');
    const answer = client.fetch(request);
    loads[0]?.reject(failure);
    await expect(answer).rejects.toBe(failure);
    expect(client.peek(request)).toEqual({ status: 'failed', error: failure });
    const again = client.fetch(request);
    loads[1]?.resolve('up');
    expect(await again).toBe('up');
  });

  it('keeps the data that a failed refresh could not replace', async () => {
    const { client, loads } = setUp();
    client.prime(request, 'yesterday');
    const entry = client.peek(request);
    const answer = client.fetch(request, { revalidate: true });
    loads[0]?.reject(new Error('down'));
    await expect(answer).rejects.toThrow('down');
    expect(client.peek(request)).toBe(entry);
  });

  it('rejects when the loader throws at once', async () => {
    const client = createContentClient({
      load: () => {
        throw new Error('no loader');
      },
    });
    await expect(client.fetch(request)).rejects.toThrow('no loader');
  });
});

describe('prime and peek', () => {
  it('knows nothing at first', () => {
    expect(setUp().client.peek(request)).toEqual({ status: 'missing' });
  });

  it('takes an answer by its request or by its key', () => {
    const { client } = setUp();
    client.prime(request, 'a');
    expect(client.peek(request)).toEqual({ status: 'ready', data: 'a' });
    client.primeKey(requestKey(request), 'b');
    expect(client.peek(request)).toEqual({ status: 'ready', data: 'b' });
  });

  it('gives the same entry until the content changes', () => {
    const { client } = setUp();
    client.prime(request, 'a');
    expect(client.peek(request)).toBe(client.peek({ ...request }));
  });
});

describe('watch', () => {
  it('asks for what is missing and tells of the answer', async () => {
    const { client, loads } = setUp();
    const told = vi.fn();
    client.watch(request, told);
    expect(told).not.toHaveBeenCalled();
    loads[0]?.resolve('answer');
    await settle();
    expect(told).toHaveBeenCalledTimes(1);
    expect(client.peek(request)).toEqual({ status: 'ready', data: 'answer' });
  });

  it('does not ask for what is fresh', () => {
    const { client, loads } = setUp();
    client.prime(request, 'answer');
    client.watch(request, () => undefined);
    expect(loads).toHaveLength(0);
  });

  it('shows stale data while it asks for new', async () => {
    const { client, clock, loads } = setUp(1_000);
    client.prime(request, 'old');
    clock.advance(1_000);
    const told = vi.fn();
    client.watch(request, told);
    expect(client.peek(request)).toEqual({ status: 'ready', data: 'old' });
    loads[0]?.resolve('new');
    await settle();
    expect(told).toHaveBeenCalledTimes(1);
    expect(client.peek(request)).toEqual({ status: 'ready', data: 'new' });
  });

  it('tells of a failure when there is nothing to show', async () => {
    const { client, loads } = setUp();
    const told = vi.fn();
    client.watch(request, told);
    loads[0]?.reject(new Error('down'));
    await settle();
    expect(told).toHaveBeenCalledTimes(1);
    expect(client.peek(request)).toMatchObject({ status: 'failed' });
  });

  it('tells nobody of a failed refresh', async () => {
    const { client, clock, loads } = setUp(1_000);
    client.prime(request, 'old');
    clock.advance(1_000);
    const told = vi.fn();
    client.watch(request, told);
    loads[0]?.reject(new Error('down'));
    await settle();
    expect(told).not.toHaveBeenCalled();
  });

  it('stops telling once it is ended, for this watcher alone', () => {
    const { client } = setUp();
    client.prime(request, 'a');
    const told = vi.fn();
    const stopFirst = client.watch(request, told);
    client.watch(request, told);
    stopFirst();
    client.prime(request, 'b');
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('asks again after each poll interval', async () => {
    const { client, clock, loads } = setUp();
    client.prime(request, 'a');
    client.watch(request, () => undefined, { pollMs: 120_000 });
    clock.advance(119_999);
    expect(loads).toHaveLength(0);
    clock.advance(1);
    expect(loads).toHaveLength(1);
    loads[0]?.resolve('b');
    await settle();
    expect(client.peek(request)).toEqual({ status: 'ready', data: 'b' });
    clock.advance(120_000);
    expect(loads).toHaveLength(2);
  });

  it('goes on polling after a failure', async () => {
    const { client, clock, loads } = setUp();
    client.prime(request, 'a');
    client.watch(request, () => undefined, { pollMs: 1_000 });
    clock.advance(1_000);
    loads[0]?.reject(new Error('down'));
    await settle();
    clock.advance(1_000);
    expect(loads).toHaveLength(2);
  });

  it('leaves no timer behind once it is ended', () => {
    const { client, clock } = setUp();
    client.prime(request, 'a');
    const stop = client.watch(request, () => undefined, { pollMs: 1_000 });
    clock.advance(1_500);
    expect(clock.waiting()).toEqual([500]);
    stop();
    expect(clock.waiting()).toEqual([]);
  });
});
