/**
 * Finds what is wrong with a newspaper that runs, by the rules of `deploy/alerts.yaml`. A rule waits for minutes before it
 * wakes somebody; whoever looks at the page sees the same at once.
 */
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@broadsheet/client-core';
import type { OperationRecord } from '@broadsheet/platform';
import { BOUNDS } from '../metrics/createRegistry.ts';
import type { ProcessMinute } from './ProcessMinute.ts';
import { quantile } from './quantile.ts';
import { sum } from './createMinuteCounter.ts';
import { countSources, toAnswers, listCounts, toSum } from './summariseHour.ts';
import type { NamedCount } from './summariseHour.ts';

/** The limits above which something is wrong; a test compares them with the rules. */
export const LIMITS = {
  /** The share of requests that fail. */
  errors: 0.01,
  /** Seconds of the slowest page of 100. */
  pageSeconds: 1,
  /** How often a second a page is sent without its content, a source fails, or old content is shown. */
  aSecond: 0.1,
  /** Failures of a block within a quarter of an hour. */
  blockFailures: 5,
  /** Failed charges of a day, and how many more of an hour fail than succeed. */
  charges: 1.5,
  hourCharges: 5,
  /** Seconds for which the oldest mail has been waiting. */
  mailSeconds: 900,
  /** Mails that were given up within seven days. */
  mails: 10,
  /** The age of the last backup, in seconds. */
  backupSeconds: (2 * DAY_MS) / SECOND_MS,
  /** Seconds of the slowest turn of 100 of the event loop. */
  lag: 0.5,
} as const;

/** The minutes that are looked at, as the rules do. */
const RECENT = 5;
const BLOCKS_RECENT = 15;
/** Slow pages, and minutes of a slow event loop, that are no accident: each start has some. */
const OFTEN = 3;

/** Something that is wrong. Moments are milliseconds since 1970. */
export type Trouble =
  | { readonly kind: 'database-away' | 'no-backup' }
  | { readonly kind: 'readers-see-errors'; readonly errors: number; readonly requests: number }
  | { readonly kind: 'mails-wait'; readonly count: number; readonly since: number }
  | { readonly kind: 'mails-given-up'; readonly count: number }
  | { readonly kind: 'pool-exhausted' | 'event-loop-lags'; readonly machine: string }
  | { readonly kind: 'pages-slow'; readonly seconds: number }
  | {
      readonly kind: 'pages-degraded' | 'source-fails' | 'block-fails';
      readonly name: string;
      readonly count: number;
    }
  | { readonly kind: 'content-old'; readonly count: number }
  | { readonly kind: 'charges-fail' | 'charges-fail-now'; readonly failed: number; readonly renewed: number }
  | { readonly kind: 'import-failed' | 'backup-old'; readonly at: number }
  | { readonly kind: 'unknown-version'; readonly count: number };

export interface Operated {
  readonly record: OperationRecord;
  readonly minutes: readonly ProcessMinute[];
  /** The number of processes whose counts could not be read. */
  readonly unknown: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the database is the embedded one, which nothing else backs up. */
  readonly isEmbedded: boolean;
}

type Check = (operated: Operated) => readonly Trouble[];

const recent = ({ minutes, now }: Operated, length: number): readonly ProcessMinute[] =>
  minutes.filter(({ at }) => at > now - length * MINUTE_MS);

const limitOf = (minutes: number): number => LIMITS.aSecond * minutes * (MINUTE_MS / SECOND_MS);

const above = (counts: readonly NamedCount[], limit: number): readonly NamedCount[] =>
  counts.filter(({ count }) => count > limit);

/** Returns the machines of processes, each once. */
const machinesOf = (minutes: readonly ProcessMinute[]): readonly string[] => [
  ...new Set(minutes.map(({ machine }) => machine)),
];

const requests: readonly Check[] = [
  (operated) =>
    // The minute that has just begun was hardly looked at, and while the database is away nobody sees this page.
    recent(operated, 2).some(({ isDatabaseAway }) => isDatabaseAway) ? [{ kind: 'database-away' }] : [],
  (operated) => {
    const last = recent(operated, RECENT);
    const counts = {
      errors: toSum(last, ({ errors }) => errors),
      requests: toSum(last, (each) => each.requests),
    };
    return counts.errors > LIMITS.errors * counts.requests ? [{ kind: 'readers-see-errors', ...counts }] : [];
  },
];

const mails: readonly Check[] = [
  ({
    record: {
      mails: { waiting, oldestMs },
    },
    now,
  }) =>
    oldestMs > LIMITS.mailSeconds * SECOND_MS
      ? [{ kind: 'mails-wait', count: waiting, since: now - oldestMs }]
      : [],
];

const pages: readonly Check[] = [
  (operated) =>
    machinesOf(recent(operated, 2).filter(({ pool }) => pool !== undefined && pool.waiting > 0)).map(
      (machine) => ({
        kind: 'pool-exhausted',
        machine,
      }),
    ),
  (operated) => {
    const answers = toAnswers(recent(operated, RECENT));
    const seconds = quantile(answers, 0.99) ?? 0;
    const slow = sum(answers.slice(BOUNDS.indexOf(LIMITS.pageSeconds) + 1));
    return seconds > LIMITS.pageSeconds && slow >= OFTEN ? [{ kind: 'pages-slow', seconds }] : [];
  },
  (operated) =>
    above(
      listCounts(recent(operated, RECENT), ({ degraded }) => degraded),
      limitOf(RECENT),
    ).map((page) => ({
      kind: 'pages-degraded',
      ...page,
    })),
  (operated) =>
    countSources(recent(operated, RECENT))
      .filter(({ failed }) => failed > limitOf(RECENT))
      .map(({ name, failed }) => ({ kind: 'source-fails', name, count: failed })),
  (operated) => {
    const count = toSum(recent(operated, RECENT), ({ outdated }) => outdated);
    return count > limitOf(RECENT) ? [{ kind: 'content-old', count }] : [];
  },
  (operated) =>
    above(
      listCounts(recent(operated, BLOCKS_RECENT), ({ blocks }) => blocks),
      LIMITS.blockFailures,
    ).map((block) => ({
      kind: 'block-fails',
      ...block,
    })),
];

/** At a large paper an hour is enough to see it; at a small one, with some renewals a day, two failures in a day are. */
const charges: Check = ({
  record: {
    billing: { failed, renewed, lastHour },
  },
}) => {
  if (lastHour.failed > LIMITS.hourCharges + lastHour.renewed)
    return [{ kind: 'charges-fail-now', failed: lastHour.failed, renewed: lastHour.renewed }];
  return failed > LIMITS.charges && failed > renewed ? [{ kind: 'charges-fail', failed, renewed }] : [];
};

const work: readonly Check[] = [
  charges,
  ({ record: { commands } }) =>
    commands
      .filter(({ command, outcome }) => command === 'import' && outcome === 'failed')
      .map(({ endedAt }) => ({ kind: 'import-failed', at: endedAt })),
  ({
    record: {
      mails: { failed },
    },
  }) => (failed > LIMITS.mails ? [{ kind: 'mails-given-up', count: failed }] : []),
  (operated) => {
    const late = recent(operated, RECENT).filter(({ lag }) => lag > LIMITS.lag);
    const often = [...Map.groupBy(late, ({ process }) => process).values()].filter(
      (minutes) => minutes.length >= OFTEN,
    );
    return machinesOf(often.flat()).map((machine) => ({ kind: 'event-loop-lags', machine }));
  },
  ({ record: { lastBackup }, isEmbedded }) =>
    lastBackup === undefined && isEmbedded ? [{ kind: 'no-backup' }] : [],
  ({ record: { lastBackup }, now }) =>
    lastBackup !== undefined && now - lastBackup > LIMITS.backupSeconds * SECOND_MS
      ? [{ kind: 'backup-old', at: lastBackup }]
      : [],
  ({ unknown }) => (unknown > 0 ? [{ kind: 'unknown-version', count: unknown }] : []),
];

/** Returns what is wrong, the gravest first. */
export function findTroubles(operated: Operated): readonly Trouble[] {
  return [...requests, ...mails, ...pages, ...work].flatMap((check) => check(operated));
}
