import { expect, it, vi } from 'vitest';
import { untilAborted } from '../index.ts';

const title = 'The wait';

it('ends as its work ends, and releases what it took', async () => {
  const release = vi.fn<() => void>();
  const good = untilAborted<number>({
    title,
    begin(resolve) {
      resolve(7);
      return release;
    },
  });
  await expect(good).resolves.toBe(7);
  expect(release).toHaveBeenCalledTimes(1);
  const failure = new Error('refused');
  const bad = untilAborted({
    title,
    begin() {
      throw failure;
    },
  });
  await expect(bad).rejects.toBe(failure);
});

it('ends for a caller that leaves, who is told of it at once', async () => {
  const caller = new AbortController();
  const release = vi.fn<() => void>();
  const onLeave = vi.fn<(error: unknown) => void>();
  const wait = untilAborted({ title, signal: caller.signal, begin: () => release, onLeave });
  caller.abort('reason');
  expect(onLeave).toHaveBeenCalledTimes(1);
  await expect(wait).rejects.toMatchObject({
    name: 'NetworkError',
    reason: 'aborted',
    message: 'The wait was aborted.',
    cause: 'reason',
  });
  expect(release).toHaveBeenCalledTimes(1);
});

it('begins nothing for a caller that has left already', async () => {
  const begin = vi.fn<() => undefined>();
  const onLeave = vi.fn<() => void>();
  const wait = untilAborted({ title, signal: AbortSignal.abort(), begin, onLeave });
  await expect(wait).rejects.toMatchObject({ reason: 'aborted' });
  expect(begin).not.toHaveBeenCalled();
  expect(onLeave).not.toHaveBeenCalled();
});

it.each([['resolves'], ['rejects'], ['throws']])('leaves no listener when the work %s', async (end) => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  const wait = untilAborted<string>({
    title,
    signal,
    begin(resolve, reject) {
      if (end === 'throws') throw new Error(end);
      (end === 'resolves' ? resolve : reject)(end);
      return undefined;
    },
  });
  await wait.catch(() => undefined);
  expect(added).toHaveBeenCalledTimes(1);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});
