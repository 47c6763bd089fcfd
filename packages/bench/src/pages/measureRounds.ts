/**
 * Measures ways of making one page, side by side. Each round runs every way for a while, in another order, so that a
 * disturbance of the machine affects all. It counts the processor time of the process, not elapsed time: on one core that
 * is the cost of a page.
 */
import process from 'node:process';
import { median } from '../report/median.ts';

export interface Way {
  readonly name: string;
  /** Makes the page once; a promise is awaited. */
  make(): unknown;
}

export interface MeasuredWay {
  readonly name: string;
  /** The pages per second of processor time, in every round. */
  readonly rates: readonly number[];
}

export interface Ratio {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
}

export interface Rounds {
  readonly rounds: number;
  /** The processor time of one way in one round, in milliseconds. */
  readonly sliceMs: number;
}

async function rate(way: Way, sliceMs: number): Promise<number> {
  globalThis.gc?.();
  const start = process.cpuUsage();
  let pages = 0;
  let spent = 0;
  do {
    for (let batch = 0; batch < 5; batch += 1) await way.make();
    pages += 5;
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1000;
  } while (spent < sliceMs);
  return (pages * 1000) / spent;
}

export async function measureRounds(
  ways: readonly Way[],
  { rounds, sliceMs }: Rounds,
): Promise<readonly MeasuredWay[]> {
  const rates = ways.map((): number[] => []);
  for (const way of ways) await rate(way, sliceMs);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < ways.length; turn += 1) {
      const index = (round + turn) % ways.length;
      const way = ways[index];
      if (way !== undefined) rates[index]?.push(await rate(way, sliceMs));
    }
  }
  return ways.map(({ name }, index) => ({ name, rates: rates[index] ?? [] }));
}

/** Returns how many times as fast as another way it is, by the rounds that both ran in. */
export function getRatio(way: MeasuredWay, base: MeasuredWay): Ratio {
  const ratios = way.rates.map((value, round) => value / (base.rates[round] ?? Number.NaN));
  return { median: median(ratios), lowest: Math.min(...ratios), highest: Math.max(...ratios) };
}
