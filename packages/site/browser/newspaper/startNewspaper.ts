/**
 * A newspaper for one test. It starts with a copy of the sample documents: filling a store takes far longer than copying
 * one.
 */
import { rm } from 'node:fs/promises';
import { inject } from 'vitest';
import { copyData } from './copyData.ts';
import { launchNewspaper } from './launchNewspaper.ts';
import type { LaunchOptions, Newspaper } from './launchNewspaper.ts';

export { TRIAL } from './launchNewspaper.ts';
export type { Newspaper } from './launchNewspaper.ts';

export type NewspaperOptions = Omit<LaunchOptions, 'dataDir'>;

/** Starts a newspaper. @throws Error with its output, when it did not start */
export async function startNewspaper(options: NewspaperOptions = {}): Promise<Newspaper> {
  const dataDir = await copyData(inject('filledDataDir'));
  const newspaper = await launchNewspaper({ ...options, dataDir });
  return {
    ...newspaper,
    async [Symbol.asyncDispose]() {
      await newspaper[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
