/** What the site counts and measures of itself. Labels name kinds, pages, sources and blocks; never an address or a person. */
import type { EngineOptions } from '@broadsheet/engine';
import type { PoolLoad } from '@broadsheet/platform';
import { createRegistry } from './createRegistry.ts';
import type { Counter, Histogram, Registry } from './createRegistry.ts';
import { watchEventLoop } from './watchEventLoop.ts';
import type { EventLoopWatch } from './watchEventLoop.ts';

/** The queue of mails; see `OutboxStatus`. */
export interface MailStatus {
  readonly waiting: number;
  readonly oldestMs: number;
  readonly failed: number;
}

export interface SiteMetrics extends Pick<Registry, 'print' | 'read'> {
  /** By `kind` of address and `status`. */
  readonly requests: Histogram;
  /** Pages by `page`, the id of the page document, and by `from`. */
  readonly pages: Histogram;
  /** Measures a page that is sent, by `page`, the id of the page document, and by `from`. */
  readonly onPage: NonNullable<EngineOptions['onPage']>;
  /** Counts what is shown although it is stale, by `of` and `why`, see `StaleFacts`. */
  readonly onStale: NonNullable<EngineOptions['onStale']>;
  /** What was shown although it was stale, by `of` and `why`. */
  readonly stale: Counter;
  /** Calls of content sources by `source` and `outcome`. */
  readonly sources: Histogram;
  /** Blocks that failed and were left out, by `block`. */
  readonly blockFailures: Counter;
  /** Lines of the log from `warn` up, by `level`. */
  readonly logged: Counter;
  /** Jobs on subscriptions and payments, by `outcome`. */
  readonly billing: Counter;
  /** Mails, by `outcome`. */
  readonly mails: Counter;
  /** Keys of content that has changed, in any process. */
  readonly changes: Counter;
  /** Commands of the command line that this process has performed, by `command` and `outcome`. */
  readonly commands: Counter;
  /** Says whether the database answers. */
  setDatabase(isThere: boolean): void;
  /** Measures a pool of connections from now on. @param read returns how much of it is in use at the moment */
  setPool(read: () => PoolLoad): void;
  /** Measures the mails that wait, as the database counts them for all processes. */
  setMails(status: MailStatus): void;
  /** Measures the last backup. @param madeAt in milliseconds since 1970; undefined: there is none */
  setLastBackup(madeAt: number | undefined): void;
  /** Returns what is so at the moment. */
  readNow(): MomentaryValues;
  /** Stops measuring. */
  stop(): void;
}

/** What a process measures of a moment. */
export interface MomentaryValues {
  readonly isDatabaseThere: boolean;
  /** The pool of connections; absent: there is none, as with the embedded database. */
  readonly pool: (PoolLoad & { readonly limit: number }) | undefined;
  /** The seconds that 99 of 100 turns of the event loop took at most, in the last one to two minutes. */
  readonly lag: number;
}

/**
 * The outcomes that a rule compares. They are printed from the start: Prometheus sees no increase in a series that begins
 * with its first failures, and nothing can be compared with one that is not there.
 */
const BILLED = ['renewed', 'failed'];
const STALE = [
  { of: 'page', why: 'refreshing' },
  { of: 'page', why: 'failed' },
  { of: 'content', why: 'refreshing' },
  { of: 'content', why: 'failed' },
];

function addProcess(registry: Registry): EventLoopWatch {
  const loop = watchEventLoop();
  const startedAt = Date.now() / 1000;
  const memory = (name: keyof NodeJS.MemoryUsage) => () => process.memoryUsage()[name];
  registry.gauge(
    'process_start_time_seconds',
    'When the process started, in seconds since 1970.',
    () => startedAt,
  );
  registry.gauge('process_resident_memory_bytes', 'Memory of the process.', memory('rss'));
  registry.gauge('nodejs_heap_size_used_bytes', 'Heap in use.', memory('heapUsed'));
  registry.gauge('nodejs_external_memory_bytes', 'Memory outside of the heap.', memory('external'));
  registry.gauge('process_cpu_seconds_total', 'Processor time.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  registry.gauge(
    'nodejs_eventloop_lag_p99_seconds',
    'How long a turn of the event loop took in the last one to two minutes, 99 of 100 times at most.',
    loop.readP99,
  );
  return loop;
}

/** Adds what is in use of the pool of connections, which is set once it is open. */
function addPool(registry: Registry, connections: number | undefined) {
  let read: (() => PoolLoad) | undefined;
  registry.gauge(
    'broadsheet_database_connections_in_use',
    'Connections of the pool that a statement or a transaction has.',
    () => read?.().inUse,
  );
  registry.gauge(
    'broadsheet_database_statements_waiting',
    'Statements and transactions beyond the connections of the pool.',
    () => read?.().waiting,
  );
  registry.gauge(
    'broadsheet_database_connections_limit',
    'The most connections of the pool.',
    () => connections,
  );
  const readPool = (): MomentaryValues['pool'] =>
    read === undefined || connections === undefined ? undefined : { ...read(), limit: connections };
  return { setPool: (given: () => PoolLoad): void => void (read = given), readPool };
}

/** Adds the queue of mails. Returns the function that is given its state. */
function addMails(registry: Registry): SiteMetrics['setMails'] {
  let status: MailStatus | undefined;
  registry.gauge('broadsheet_mails_waiting', 'Mails that wait for delivery.', () => status?.waiting);
  registry.gauge(
    'broadsheet_mails_oldest_seconds',
    'For how long the oldest mail has been waiting.',
    () => status && status.oldestMs / 1000,
  );
  registry.gauge(
    'broadsheet_mails_failed',
    'Mails that were given up within seven days.',
    () => status?.failed,
  );
  return (given) => {
    status = given;
  };
}

/** Adds the time of the last backup. Returns the function that is given it. */
function addLastBackup(registry: Registry): SiteMetrics['setLastBackup'] {
  let seconds: number | undefined;
  registry.gauge(
    'broadsheet_last_backup_timestamp_seconds',
    'When the last complete backup was made, in seconds since 1970.',
    () => seconds,
  );
  return (madeAt) => {
    seconds = madeAt === undefined ? undefined : madeAt / 1000;
  };
}

/** @param connections the most connections of the pool; absent: the embedded database */
export function createSiteMetrics({
  connections,
}: {
  readonly connections: number | undefined;
}): SiteMetrics {
  const registry = createRegistry();
  let database = 1;
  registry.gauge(
    'broadsheet_database_up',
    'Whether the database answers; 0 while the breaker is open.',
    () => database,
  );
  const { setPool, readPool } = addPool(registry, connections);
  const pages = registry.histogram(
    'broadsheet_page_duration_seconds',
    'Pages, by page document and where they came from.',
  );
  const billing = registry.counter('broadsheet_billing_total', 'Payments, renewals and notices, by outcome.');
  for (const outcome of BILLED) billing.add({ outcome }, 0);
  const stale = registry.counter(
    'broadsheet_stale_answers_total',
    'Pages and answers of content sources that were shown although they were stale.',
  );
  for (const labels of STALE) stale.add(labels, 0);
  const loop = addProcess(registry);
  return {
    requests: registry.histogram(
      'broadsheet_request_duration_seconds',
      'Requests, by kind of address and status.',
    ),
    pages,
    onPage: ({ document = 'none', from, ms }) => pages.observe(ms / 1000, { page: document, from }),
    stale,
    onStale: ({ of, why }) => stale.add({ of, why }),
    sources: registry.histogram('broadsheet_source_duration_seconds', 'Calls of content sources.'),
    blockFailures: registry.counter(
      'broadsheet_block_failures_total',
      'Blocks that failed and were left out.',
    ),
    logged: registry.counter('broadsheet_log_lines_total', 'Lines of the log from warn up.'),
    billing,
    mails: registry.counter('broadsheet_mails_total', 'Mails that were handed on, or refused.'),
    changes: registry.counter('broadsheet_content_changes_total', 'Keys of content that has changed.'),
    commands: registry.counter('broadsheet_commands_total', 'Commands of the command line, such as imports.'),
    setDatabase(isThere) {
      database = isThere ? 1 : 0;
    },
    setPool,
    setMails: addMails(registry),
    setLastBackup: addLastBackup(registry),
    print: registry.print,
    read: registry.read,
    readNow: () => ({ isDatabaseThere: database === 1, pool: readPool(), lag: loop.readP99() }),
    stop: loop.stop,
  };
}
