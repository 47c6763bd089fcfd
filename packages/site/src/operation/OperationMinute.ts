/** What one process has counted in one minute. Everything is a number by a name of the site's own code and documents. */
import { boolean, dictionary, list, number, shape, text } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';

const sourceCounts = shape(
  {
    calls: number,
    failed: number,
    /** By `BOUNDS` of the registry, as in `MeasuredValues`. */
    counts: list(number),
  },
  ['calls', 'failed', 'counts'],
);

export type SourceCounts = Parsed<typeof sourceCounts>;

const pool = shape(
  {
    /** The most in use and the most waiting of the looks within the minute. */
    inUse: number,
    waiting: number,
    limit: number,
  },
  ['inUse', 'waiting', 'limit'],
);

const members = {
  /** The name of the machine. */
  machine: text,
  /** The number among the workers of the machine; absent: it has none. */
  worker: number,
  /** The version of the site. */
  version: text,
  /** When the process started, in milliseconds since 1970. */
  startedAt: number,
  /** Requests except those of machines that look after the process, and those of them that were answered with 5xx. */
  requests: number,
  errors: number,
  /** How long pages took, by `BOUNDS` of the registry. */
  answers: list(number),
  /** Pages by where they came from. */
  memory: number,
  made: number,
  /** Pages that were sent without all their content, by page document. */
  degraded: dictionary(number),
  /** Pages and answers of sources that were shown although stale, while they were refreshed, or because a source failed. */
  refreshing: number,
  outdated: number,
  sources: dictionary(sourceCounts),
  /** Failures by block. */
  blocks: dictionary(number),
  mailsSent: number,
  mailsRefused: number,
  pool,
  /** Whether the database did not answer at a look within the minute. */
  isDatabaseAway: boolean,
  /** The most seconds that 99 of 100 turns of the event loop took, of the looks within the minute. */
  lag: number,
};

/** Parses what was stored; `undefined` if another version of the site has stored something else. */
export const parseMinute = shape(members, [
  'machine',
  'version',
  'startedAt',
  'requests',
  'errors',
  'answers',
  'memory',
  'made',
  'degraded',
  'refreshing',
  'outdated',
  'sources',
  'blocks',
  'mailsSent',
  'mailsRefused',
  'isDatabaseAway',
  'lag',
]);

export type OperationMinute = Parsed<typeof parseMinute>;

/** Who has counted. */
export type ProcessName = Pick<OperationMinute, 'machine' | 'worker' | 'version' | 'startedAt'>;

/** What was counted, without what is looked at several times in a minute. */
export type MinuteCounts = Omit<OperationMinute, keyof ProcessName | 'pool' | 'isDatabaseAway' | 'lag'>;
