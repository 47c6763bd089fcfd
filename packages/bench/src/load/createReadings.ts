import { toRate } from '../stories/measureRate.ts';
import type { Rate } from '../stories/measureRate.ts';

export interface Reading {
  readonly ms: number;
  /** The status of the answer; 0 when no server gave one. */
  readonly status: number;
  /** The milliseconds for which what the page shows had been replaced; absent: the page is not watched. */
  readonly age?: number;
}

/** The figures of one phase. */
export interface PhaseFigures {
  readonly rate: Rate;
  readonly maxMs: number;
  /** The number of answers that are no page, by status. */
  readonly failures: ReadonlyMap<number, number>;
  /** How long what was read had been replaced, in milliseconds. */
  readonly oldest: { readonly p99: number; readonly max: number };
}

/** Collects readings, phase by phase. */
export interface Readings {
  add(reading: Reading): void;
  /** Returns the figures of the readings since the last call. */
  consume(elapsedMs: number): PhaseFigures;
}

function highest(values: readonly number[]): number {
  return values.reduce((most, value) => Math.max(most, value), 0);
}

export function createReadings(): Readings {
  let readings: Reading[] = [];
  return {
    add: (reading) => void readings.push(reading),
    consume(elapsedMs) {
      const taken = readings;
      readings = [];
      const failures = new Map<number, number>();
      for (const { status } of taken)
        if (status !== 200) failures.set(status, (failures.get(status) ?? 0) + 1);
      const times = taken.filter(({ status }) => status === 200).map(({ ms }) => ms);
      const ages = taken.flatMap(({ age }) => (age === undefined ? [] : [age]));
      return {
        rate: toRate(times, elapsedMs),
        maxMs: highest(times),
        failures,
        oldest: { p99: toRate(ages, elapsedMs).p99, max: highest(ages) },
      };
    },
  };
}
