import { setTimeout as pause } from 'node:timers/promises';
import { createRandom } from '../memory/createRandom.ts';
import type { Balancer } from './createBalancer.ts';
import type { Readings } from './createReadings.ts';
import { readVersion } from './Watched.ts';
import type { Watched } from './Watched.ts';

export interface ReadersOptions {
  readonly balancer: Balancer;
  readonly connections: number;
  /** The story that almost everybody reads. */
  readonly story: Watched;
  /** The page that editors publish. */
  readonly page: Watched;
  /** The other stories, read in turn, each for the first time once. */
  readonly paths: readonly string[];
  readonly readings: Readings;
}

/** Milliseconds after which a reader tries again whom nobody answered. */
const AGAIN_MS = 100;
/** Shares of the requests; the rest goes to the other stories. */
const SHARES = { story: 0.9, page: 0.02 };

/** Reads without a pause until it is stopped. @returns a function that stops, and resolves when the last answer has come */
export function startReaders({
  balancer,
  connections,
  story,
  page,
  paths,
  readings,
}: ReadersOptions): () => Promise<void> {
  const random = createRandom(1868);
  const ending = new AbortController();
  let next = 0;
  const choose = (): Watched | string => {
    const dice = random();
    if (dice < SHARES.story) return story;
    if (dice < SHARES.story + SHARES.page) return page;
    next += 1;
    return paths[next % paths.length] ?? story.path;
  };
  const read = async (chosen: Watched | string): Promise<void> => {
    const begun = performance.now();
    const path = typeof chosen === 'string' ? chosen : chosen.path;
    try {
      const { status, body } = await balancer.read(path);
      const ms = performance.now() - begun;
      const version = typeof chosen === 'string' ? undefined : readVersion(chosen, body);
      const age =
        version === undefined || typeof chosen === 'string'
          ? {}
          : { age: chosen.stopwatch.age(version, begun) };
      readings.add({ ms, status, ...age });
    } catch {
      // That no server answered is the finding; it is counted under 0.
      readings.add({ ms: performance.now() - begun, status: 0 });
      await pause(AGAIN_MS);
    }
  };
  const readers = Array.from({ length: connections }, async () => {
    while (!ending.signal.aborted) await read(choose());
  });
  return async () => {
    ending.abort();
    await Promise.all(readers);
  };
}
