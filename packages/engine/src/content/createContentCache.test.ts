import { createManualClock } from '@broadsheet/client-core';
import { ContentSourceError } from '@broadsheet/sdk-content/server';
import { describe, expect, it, vi } from 'vitest';
import { notFound, settle } from '../../test/createTestEngine.ts';
import { createContentCache } from './createContentCache.ts';

const request = { source: 'feed', query: { size: 2 } };

type Load = (source: string, signal: AbortSignal) => Promise<unknown>;

function createCacheUnderTest(answer: Load) {
  const clock = createManualClock();
  const load = vi.fn(answer);
  const failures: string[] = [];
  const cache = createContentCache({
    load: ({ source }, signal) => load(source, signal),
    clock,
    onFailure: (_request, error) => failures.push(String(error)),
  });
  return { clock, load, failures, cache, get: () => cache.get(request) };
}

/** A promise and how to end it. */
function pending() {
  let end: (value: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((resolve) => (end = resolve));
  return { promise, end };
}

const never = new Promise<unknown>(() => undefined);

describe('createContentCache', () => {
  it('keeps content, however many requests there are for what there is not', async () => {
    const load = vi.fn(async ({ source }: { readonly source: string }) => {
      if (source === 'feed') return ['Storm'];
      throw notFound(source);
    });
    const cache = createContentCache({ load, clock: createManualClock(), maxEntries: 50 });
    await cache.get(request);
    for (let size = 0; size < 2_000; size += 1)
      expect(await cache.get({ source: 'made-up', query: { size } })).toMatchObject({ status: 'failed' });
    load.mockClear();
    expect(await cache.get(request)).toMatchObject({ status: 'ready', data: ['Storm'] });
    expect(load).not.toHaveBeenCalled();
  });
});

describe('createContentCache over an archive with versions', () => {
  function createVersioned(answer: () => Promise<unknown>) {
    const clock = createManualClock();
    const load = vi.fn(answer);
    const archive = { version: '1' };
    const failures: string[] = [];
    const cache = createContentCache({
      load,
      clock,
      archiveVersion: async (source) => {
        if (archive.version === '') throw new Error('The database is gone.');
        return source === 'feed' ? archive.version : undefined;
      },
      onFailure: (_request, error) => failures.push(String(error)),
    });
    return { clock, load, archive, failures, cache, get: () => cache.get(request) };
  }

  it('loads nothing again while the archive is the same, however old the answer is', async () => {
    const { clock, load, get } = createVersioned(async () => ['Storm']);
    const first = await get();
    for (let turn = 0; turn < 3; turn += 1) {
      clock.advance(30_000);
      expect(await get()).toBe(first);
      await settle();
    }
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads again once the archive has changed, and what changed while it loaded, too', async () => {
    const { promise, end } = pending();
    const answers = [promise, Promise.resolve(['New'])];
    const { clock, load, archive, get } = createVersioned(() => answers.shift() ?? never);
    const first = get();
    await settle();
    archive.version = '2';
    end(['Old']);
    expect(await first).toMatchObject({ data: ['Old'] });
    clock.advance(30_000);
    await get();
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(await get()).toMatchObject({ data: ['New'] });
  });

  it('loads again from a source that has no version', async () => {
    const { clock, load, cache } = createVersioned(async () => 7);
    const counts = { source: 'most-read', query: {} };
    await cache.get(counts);
    clock.advance(30_000);
    await cache.get(counts);
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('asks before it says again that there is nothing, and loads only when something was stored', async () => {
    let isThere = false;
    const { clock, load, archive, get } = createVersioned(async () => {
      if (isThere) return ['There'];
      throw notFound('feed');
    });
    await get();
    clock.advance(5_000);
    expect(await get()).toMatchObject({ status: 'failed' });
    expect(load).toHaveBeenCalledTimes(1);
    isThere = true;
    archive.version = '2';
    clock.advance(5_000);
    expect(await get()).toMatchObject({ data: ['There'] });
  });

  it('tries again what failed, although the archive is the same', async () => {
    let isBroken = true;
    const { clock, load, get } = createVersioned(async () => {
      if (isBroken) throw new Error('down');
      return 'Back';
    });
    await get();
    isBroken = false;
    clock.advance(5_000);
    await get();
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(await get()).toMatchObject({ data: 'Back' });
  });

  it('serves older content while the version cannot be read, and logs why', async () => {
    const { clock, archive, failures, get } = createVersioned(async () => ['Storm']);
    const first = await get();
    archive.version = '';
    clock.advance(30_000);
    await get();
    await settle();
    expect(await get()).toBe(first);
    expect(failures).toEqual(['Error: The database is gone.']);
  });
});

describe('createContentCache', () => {
  it('asks once for what many want at the same time, and for nothing that is fresh', async () => {
    const { load, get, clock } = createCacheUnderTest(async () => ['Storm']);
    await Promise.all([get(), get()]);
    clock.advance(29_999);
    expect(await get()).toMatchObject({ status: 'ready', data: ['Storm'] });
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('serves a stale answer at once and has a newer one for the next reader', async () => {
    const answers = ['Old', 'New'];
    const { get, clock } = createCacheUnderTest(async () => answers.shift());
    const { version } = await get();
    clock.advance(30_000);
    expect(await get()).toMatchObject({ data: 'Old' });
    await settle();
    const newer = await get();
    expect(newer).toMatchObject({ data: 'New' });
    expect(newer.version).not.toBe(version);
  });

  it('keeps the version of an answer that comes again unchanged', async () => {
    const { get, clock, load } = createCacheUnderTest(async () => ({ items: ['Storm'] }));
    const first = await get();
    clock.advance(30_000);
    await get();
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
    expect(await get()).toEqual(first);
  });

  it('makes a page wait two seconds for a slow source, and later pages not at all', async () => {
    const { get, clock, load, failures } = createCacheUnderTest(() => never);
    const first = get();
    await settle();
    clock.advance(2_000);
    expect(await first).toMatchObject({ status: 'failed' });
    expect(clock.waiting()).toEqual([8_000]);
    expect(await get()).toMatchObject({ status: 'failed' });
    clock.advance(5_001);
    expect(await get()).toMatchObject({ status: 'failed' });
    expect(load).toHaveBeenCalledTimes(1);
    expect(failures).toEqual([expect.stringContaining('"feed" did not answer within 2000 ms')]);
  });

  it('takes an answer that comes late for the next page', async () => {
    const { promise, end } = pending();
    const { get, clock } = createCacheUnderTest(() => promise);
    const first = get();
    await settle();
    clock.advance(2_000);
    await first;
    end('Late');
    await settle();
    expect(await get()).toMatchObject({ status: 'ready', data: 'Late' });
  });

  it('aborts a source after ten seconds and requests it again', async () => {
    const signals: AbortSignal[] = [];
    const { get, clock, load } = createCacheUnderTest((_source, signal) => {
      signals.push(signal);
      return never;
    });
    void get();
    await settle();
    clock.advance(10_000);
    await settle();
    expect(signals[0]?.aborted).toBe(true);
    clock.advance(5_000);
    void get();
    await settle();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('keeps older content where a source is in trouble', async () => {
    let isBroken = false;
    const { get, clock } = createCacheUnderTest(async () => {
      if (isBroken) throw new Error('down');
      return 'Old';
    });
    await get();
    isBroken = true;
    clock.advance(30_000);
    await get();
    await settle();
    expect(await get()).toMatchObject({ status: 'ready', data: 'Old' });
  });

  it('shows no longer what the source says is gone', async () => {
    let isGone = false;
    const { get, clock } = createCacheUnderTest(async () => {
      if (isGone) throw new ContentSourceError('feed', { kind: 'not-found' }, 'gone');
      return 'Taken down';
    });
    await get();
    isGone = true;
    clock.advance(30_000);
    await get();
    await settle();
    expect(await get()).toMatchObject({ status: 'failed' });
  });

  it('waits for what was not there before, once five seconds are over', async () => {
    let isThere = false;
    const { get, clock, load } = createCacheUnderTest(async () => {
      if (!isThere) throw new ContentSourceError('feed', { kind: 'not-found' }, 'gone');
      return 'Published';
    });
    await get();
    isThere = true;
    clock.advance(4_999);
    expect(await get()).toMatchObject({ status: 'failed' });
    expect(load).toHaveBeenCalledTimes(1);
    clock.advance(1);
    expect(await get()).toMatchObject({ status: 'ready', data: 'Published' });
  });

  it('leaves a failed source in peace for five seconds, then asks it behind the reader’s back', async () => {
    let isBroken = true;
    const { get, clock, load } = createCacheUnderTest(async () => {
      if (isBroken) throw new Error('down');
      return 'Back';
    });
    const failed = await get();
    clock.advance(4_999);
    expect(await get()).toBe(failed);
    expect(load).toHaveBeenCalledTimes(1);
    isBroken = false;
    clock.advance(1);
    expect(await get()).toBe(failed);
    await settle();
    expect(await get()).toMatchObject({ status: 'ready', data: 'Back' });
  });

  it('keeps the version of a failure that comes again', async () => {
    const { get, clock } = createCacheUnderTest(() => Promise.reject(new Error('down')));
    const first = await get();
    clock.advance(5_000);
    await get();
    await settle();
    expect(await get()).toEqual(first);
  });

  it('keeps the version of the answer that there is nothing, also once it was forgotten', async () => {
    const { get, cache, clock } = createCacheUnderTest(() => Promise.reject(notFound('feed')));
    const { version } = await get();
    clock.advance(60_000);
    expect((await get()).version).toBe(version);
    cache.clear();
    expect((await get()).version).toBe(version);
  });

  it('tells refusals of one kind apart by what they say', async () => {
    const sentences = ['The field "a" cannot be searched.', 'The field "b" cannot be searched.'];
    const { get, clock } = createCacheUnderTest(() =>
      Promise.reject(
        new ContentSourceError('feed', { kind: 'bad-query', param: 'query' }, sentences.shift() ?? ''),
      ),
    );
    const { version } = await get();
    clock.advance(60_000);
    expect((await get()).version).not.toBe(version);
  });

  it('gives an answer that was forgotten and comes again unchanged the version that it had', async () => {
    const { get, cache, load } = createCacheUnderTest(async () => ({ items: ['Storm'] }));
    const { version } = await get();
    cache.clear();
    expect((await get()).version).toBe(version);
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('does not keep what was on its way when everything was forgotten', async () => {
    const first = pending();
    const answers = [first.promise, Promise.resolve('New')];
    const { get, cache, load } = createCacheUnderTest(() => answers.shift() ?? never);
    const waiting = get();
    await settle();
    cache.clear();
    first.end('Old');
    expect(await waiting).toMatchObject({ data: 'Old', version: 'unkept 1' });
    expect(cache.find('feed {"size":2} ').answer).toBeUndefined();
    expect(await get()).toMatchObject({ data: 'New' });
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('takes a loader that throws for a source that failed', async () => {
    const { get } = createCacheUnderTest(() => {
      throw new TypeError('bad url');
    });
    expect(await get()).toMatchObject({ status: 'failed', error: new TypeError('bad url') });
  });
});
