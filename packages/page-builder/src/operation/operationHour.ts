/** The last hour of the site, as its processes have counted it. Moments are milliseconds since 1970. */
import { list, number, oneOf, shape, text } from '@broadsheet/client-core';
import type { Parsed } from '@broadsheet/client-core';
import type { EditorClient } from '../api/EditorClient.ts';

const counts = shape(
  {
    requests: number,
    errors: number,
    /** Seconds that half of the pages, and 99 of 100, took at most; absent: no page was sent. */
    p50: number,
    p99: number,
    memory: number,
    made: number,
    degraded: number,
    refreshing: number,
    outdated: number,
    /** Connections to the database, and what waits for one; absent: there are none. */
    inUse: number,
    waiting: number,
  },
  ['requests', 'errors', 'memory', 'made', 'degraded', 'refreshing', 'outdated'],
);

/** A minute; without counts no process has counted in it. */
const minute = shape({ at: number, counts }, ['at']);

const source = shape({ name: text, calls: number, failed: number, p50: number, p99: number }, [
  'name',
  'calls',
  'failed',
]);

const namedCount = shape({ name: text, count: number }, ['name', 'count']);

const seenProcess = shape(
  {
    id: text,
    machine: text,
    worker: number,
    version: text,
    startedAt: number,
    seenAt: number,
    requests: number,
    errors: number,
  },
  ['id', 'machine', 'version', 'startedAt', 'seenAt', 'requests', 'errors'],
);

/** What is wrong, with the values of its sentence. */
const trouble = shape(
  {
    kind: text,
    errors: number,
    requests: number,
    count: number,
    since: number,
    at: number,
    seconds: number,
    failed: number,
    renewed: number,
    machine: text,
    name: text,
  },
  ['kind'],
);

const mails = shape({ waiting: number, oldestMs: number, givenUp: number, sent: number, refused: number }, [
  'waiting',
  'oldestMs',
  'givenUp',
  'sent',
  'refused',
]);

const billing = shape(
  { paidAt: number, renewedAt: number, failedAt: number, renewed: number, failed: number },
  ['renewed', 'failed'],
);

const lastImport = shape({ outcome: oneOf('ok', 'partly', 'failed'), endedAt: number }, [
  'outcome',
  'endedAt',
]);

const parseHour = shape(
  {
    now: number,
    troubles: list(trouble),
    minutes: list(minute),
    sources: list(source),
    blocks: list(namedCount),
    pages: list(namedCount),
    processes: list(seenProcess),
    mails,
    billing,
    lastImport,
    lastBackup: number,
  },
  ['now', 'troubles', 'minutes', 'sources', 'blocks', 'pages', 'processes', 'mails', 'billing'],
);

export type OperationHour = Parsed<typeof parseHour>;
export type HourMinute = Parsed<typeof minute>;
export type MinuteCounts = Parsed<typeof counts>;
export type NamedCount = Parsed<typeof namedCount>;
export type NamedSource = Parsed<typeof source>;
export type SeenProcess = Parsed<typeof seenProcess>;
export type Trouble = Parsed<typeof trouble>;

/** Reads the last hour. */
export const readHour = (client: EditorClient, signal: AbortSignal): Promise<OperationHour> =>
  client.get('/operation', parseHour, signal);
