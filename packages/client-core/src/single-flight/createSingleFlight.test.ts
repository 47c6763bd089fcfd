import { getEventListeners } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createSingleFlight } from '../index.ts';

function deferredTask() {
  let resolve = (_value: string): void => undefined;
  let reject = (_error: Error): void => undefined;
  const promise = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  const task = vi.fn((_signal: AbortSignal) => promise);
  return { task, resolve: (value: string) => resolve(value), reject: (error: Error) => reject(error) };
}

const abortedError = { name: 'NetworkError', reason: 'aborted' };

describe('createSingleFlight', () => {
  it('runs one task for all who ask under the same key', async () => {
    const flights = createSingleFlight<string>();
    const { task, resolve } = deferredTask();
    const both = Promise.all([flights.run('config', task), flights.run('config', task)]);
    resolve('shared');
    await expect(both).resolves.toEqual(['shared', 'shared']);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('runs tasks of different keys side by side', async () => {
    const flights = createSingleFlight<string>();
    const results = [flights.run('a', async () => 'A'), flights.run('b', async () => 'B')];
    await expect(Promise.all(results)).resolves.toEqual(['A', 'B']);
  });

  it('runs again once the first run has succeeded or failed', async () => {
    const flights = createSingleFlight<string>();
    await expect(flights.run('a', async () => 'first')).resolves.toBe('first');
    await expect(flights.run('a', () => Promise.reject(new Error('second')))).rejects.toThrow('second');
    await expect(flights.run('a', async () => 'third')).resolves.toBe('third');
  });

  it('rejects all waiting callers with the same error', async () => {
    const flights = createSingleFlight<string>();
    const { task, reject } = deferredTask();
    const first = flights.run('a', task);
    const second = flights.run('a', task, { signal: new AbortController().signal });
    const error = new Error('refused');
    reject(error);
    await expect(first).rejects.toBe(error);
    await expect(second).rejects.toBe(error);
  });

  it('turns what a task throws at once into a rejection', async () => {
    const flights = createSingleFlight<string>();
    const run = flights.run('a', () => {
      throw new Error('at once');
    });
    await expect(run).rejects.toThrow('at once');
  });

  it('lets one caller leave without disturbing the others', async () => {
    const flights = createSingleFlight<string>();
    const { task, resolve } = deferredTask();
    const leaver = new AbortController();
    const left = flights.run('a', task, { signal: leaver.signal });
    const stayed = flights.run('a', task, { signal: new AbortController().signal });
    leaver.abort('closed');
    await expect(left).rejects.toMatchObject({ ...abortedError, cause: 'closed' });
    expect(task.mock.calls[0]?.[0].aborted).toBe(false);
    resolve('done');
    await expect(stayed).resolves.toBe('done');
  });

  it('aborts the task when the last caller has left, and starts anew for the next', async () => {
    const flights = createSingleFlight<string>();
    const { task, reject } = deferredTask();
    const callers = [new AbortController(), new AbortController()];
    const runs = callers.map(({ signal }) => flights.run('a', task, { signal }));
    for (const caller of callers) caller.abort();
    expect(task.mock.calls[0]?.[0].aborted).toBe(true);
    const next = flights.run('a', async () => 'next');
    reject(new Error('the abandoned task fails unheard'));
    await expect(next).resolves.toBe('next');
    for (const run of runs) await expect(run).rejects.toMatchObject(abortedError);
  });

  it('keeps the newer run when an abandoned one settles late', async () => {
    const flights = createSingleFlight<string>();
    const old = deferredTask();
    const caller = new AbortController();
    const abandoned = flights.run('a', old.task, { signal: caller.signal });
    caller.abort();
    await expect(abandoned).rejects.toMatchObject(abortedError);
    const { task, resolve } = deferredTask();
    const first = flights.run('a', task);
    old.resolve('too late');
    await setImmediate();
    const second = flights.run('a', task);
    resolve('newer');
    await expect(Promise.all([first, second])).resolves.toEqual(['newer', 'newer']);
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('does not abort a task that a caller without a signal waits for', async () => {
    const flights = createSingleFlight<string>();
    const { task, resolve } = deferredTask();
    const stayed = flights.run('a', task);
    const leaver = new AbortController();
    const left = flights.run('a', task, { signal: leaver.signal });
    leaver.abort();
    await expect(left).rejects.toMatchObject(abortedError);
    expect(task.mock.calls[0]?.[0].aborted).toBe(false);
    resolve('done');
    await expect(stayed).resolves.toBe('done');
  });

  it('starts nothing for a caller that has already given up', async () => {
    const flights = createSingleFlight<string>();
    const { task } = deferredTask();
    const run = flights.run('a', task, { signal: AbortSignal.abort() });
    await expect(run).rejects.toMatchObject(abortedError);
    expect(task).not.toHaveBeenCalled();
  });

  it('leaves no listener on the caller’s signal', async () => {
    const flights = createSingleFlight<string>();
    const { signal } = new AbortController();
    await flights.run('a', async () => 'done', { signal });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});
