/** The last hour of all processes together, minute by minute and by name. */
import { MINUTE_MS } from '@broadsheet/client-core';
import { addCounts, sum } from './createMinuteCounter.ts';
import type { ProcessMinute } from './ProcessMinute.ts';
import { quantile } from './quantile.ts';

export const HOUR_MINUTES = 60;

/** The most sources, blocks and pages that are listed. */
const MOST_NAMES = 20;

/** A minute of all processes. */
export interface HourMinute {
  /** The start of the minute, in milliseconds since 1970. */
  readonly at: number;
  /** Absent: no process has counted. */
  readonly counts?: {
    readonly requests: number;
    readonly errors: number;
    /** Seconds that half of the pages, and 99 of 100, took at most; absent: no page was sent. */
    readonly p50?: number | undefined;
    readonly p99?: number | undefined;
    readonly memory: number;
    readonly made: number;
    readonly degraded: number;
    readonly refreshing: number;
    readonly outdated: number;
    /** Of all processes with a pool. */
    readonly inUse?: number | undefined;
    readonly waiting?: number | undefined;
  };
}

export interface NamedSource {
  readonly name: string;
  readonly calls: number;
  readonly failed: number;
  readonly p50?: number | undefined;
  readonly p99?: number | undefined;
}

export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** A process that was seen within the hour. */
export interface SeenProcess {
  readonly id: string;
  readonly machine: string;
  readonly worker?: number | undefined;
  readonly version: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** The start of the last minute in which it has counted, in milliseconds since 1970. */
  readonly seenAt: number;
  /** Of the hour. */
  readonly requests: number;
  readonly errors: number;
}

export const toSum = (minutes: readonly ProcessMinute[], read: (minute: ProcessMinute) => number): number =>
  minutes.reduce((total, minute) => total + read(minute), 0);

export const toAnswers = (minutes: readonly ProcessMinute[]): readonly number[] =>
  minutes.map(({ answers }) => answers).reduce(addCounts, []);

function toCounts(minutes: readonly ProcessMinute[]): HourMinute['counts'] {
  const answers = toAnswers(minutes);
  const hasPool = minutes.some(({ pool }) => pool !== undefined);
  return {
    requests: toSum(minutes, ({ requests }) => requests),
    errors: toSum(minutes, ({ errors }) => errors),
    p50: quantile(answers, 0.5),
    p99: quantile(answers, 0.99),
    memory: toSum(minutes, ({ memory }) => memory),
    made: toSum(minutes, ({ made }) => made),
    degraded: toSum(minutes, ({ degraded }) => sum(Object.values(degraded))),
    refreshing: toSum(minutes, ({ refreshing }) => refreshing),
    outdated: toSum(minutes, ({ outdated }) => outdated),
    ...(hasPool && {
      inUse: toSum(minutes, ({ pool }) => pool?.inUse ?? 0),
      waiting: toSum(minutes, ({ pool }) => pool?.waiting ?? 0),
    }),
  };
}

/** Returns the minutes of the hour up to a moment, the oldest first; the last one is not over. */
export function listMinutes(minutes: readonly ProcessMinute[], now: number): readonly HourMinute[] {
  const last = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const byTime = Map.groupBy(minutes, ({ at }) => at);
  return Array.from({ length: HOUR_MINUTES }, (_, index) => {
    const at = last - (HOUR_MINUTES - 1 - index) * MINUTE_MS;
    const counted = byTime.get(at);
    return counted === undefined ? { at } : { at, counts: toCounts(counted) };
  });
}

/** Returns all sources of some minutes: those that failed most first, then those that took longest. */
export function countSources(minutes: readonly ProcessMinute[]): readonly NamedSource[] {
  const names = new Set(minutes.flatMap(({ sources }) => Object.keys(sources)));
  return [...names]
    .map((name) => {
      const counts = minutes.flatMap(({ sources }) => sources[name] ?? []);
      const measured = counts.map((each) => each.counts).reduce(addCounts, []);
      return {
        name,
        calls: sum(counts.map(({ calls }) => calls)),
        failed: sum(counts.map(({ failed }) => failed)),
        p50: quantile(measured, 0.5),
        p99: quantile(measured, 0.99),
      };
    })
    .toSorted(
      (one, other) =>
        other.failed - one.failed || (other.p99 ?? 0) - (one.p99 ?? 0) || other.calls - one.calls,
    );
}

/** Returns the sources to list, in the order of `countSources`. */
export const listSources = (minutes: readonly ProcessMinute[]): readonly NamedSource[] =>
  countSources(minutes).slice(0, MOST_NAMES);

/** Adds up counts by name, the highest first. */
export function listCounts(
  minutes: readonly ProcessMinute[],
  read: (minute: ProcessMinute) => Readonly<Record<string, number>>,
): readonly NamedCount[] {
  const counts = new Map<string, number>();
  for (const minute of minutes)
    for (const [name, count] of Object.entries(read(minute)))
      counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, MOST_NAMES);
}

/** Returns the processes of the hour, those that were seen last first. */
export function listProcesses(minutes: readonly ProcessMinute[]): readonly SeenProcess[] {
  return [...Map.groupBy(minutes, ({ process }) => process)]
    .flatMap(([id, own]) => {
      const newest = own.at(-1);
      if (newest === undefined) return [];
      const { machine, worker, version, startedAt, at } = newest;
      return {
        id,
        machine,
        worker,
        version,
        startedAt,
        seenAt: at,
        requests: toSum(own, ({ requests }) => requests),
        errors: toSum(own, ({ errors }) => errors),
      };
    })
    .toSorted(
      (one, other) =>
        other.seenAt - one.seenAt ||
        one.machine.localeCompare(other.machine, 'en') ||
        (one.worker ?? 0) - (other.worker ?? 0),
    );
}
