import type { Platform } from '@broadsheet/platform';
import { toRate } from '../stories/measureRate.ts';
import type { SourceCall } from './sourceCalls.ts';

export interface CallTimes {
  readonly name: string;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
}

const ROUNDS = 40;
/** The milliseconds after which a slow call is not repeated any more. */
const LONGEST_MS = 5_000;
const FEWEST = 5;

async function time(platform: Platform, path: string): Promise<number> {
  const begin = performance.now();
  const response = await platform.fetch(new Request(`http://platform.internal${path}`));
  const text = await response.text();
  const took = performance.now() - begin;
  // A collection of the sample newspaper or a read story may be missing; any other failure is a mistake of the bench.
  if (response.status !== 200 && response.status !== 404)
    throw new Error(`${path} was answered ${response.status}: ${text.slice(0, 200)}`);
  return took;
}

/** Repeats each call, one after the other, and returns how long the answers took. */
export async function measureCalls(
  platform: Platform,
  calls: readonly SourceCall[],
): Promise<readonly CallTimes[]> {
  const measured: CallTimes[] = [];
  for (const { name, path } of calls) {
    const times: number[] = [];
    // The first request reads pages of the database from the disk.
    await time(platform, path(0));
    const begin = performance.now();
    for (let round = 1; round <= ROUNDS; round += 1) {
      times.push(await time(platform, path(round)));
      if (performance.now() - begin > LONGEST_MS && round >= FEWEST) break;
    }
    const { p50, p95 } = toRate(times, 1);
    measured.push({ name, p50, p95 });
  }
  return measured;
}
