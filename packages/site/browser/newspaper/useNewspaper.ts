import { afterAll, beforeAll } from 'vitest';
import { startNewspaper } from './startNewspaper.ts';
import type { Newspaper, NewspaperOptions } from './startNewspaper.ts';

/**
 * Returns a newspaper for the tests of the file or of the surrounding `describe`: started before the first, ended after the
 * last. Use it only in tests and their hooks.
 */
export function useNewspaper(options: NewspaperOptions = {}): Omit<Newspaper, keyof AsyncDisposable> {
  let started: Newspaper | undefined;
  const newspaper = (): Newspaper => {
    if (started === undefined)
      throw new Error('The newspaper has not started yet. Use it in a test or in a hook of one.');
    return started;
  };
  beforeAll(async () => {
    started = await startNewspaper(options);
  });
  afterAll(() => started?.[Symbol.asyncDispose]());
  return {
    get origin() {
      return newspaper().origin;
    },
    get dataDir() {
      return newspaper().dataDir;
    },
    get processId() {
      return newspaper().processId;
    },
    log: () => newspaper().log(),
    said: () => newspaper().said(),
    kill: () => newspaper().kill(),
  };
}
