/** What the site counts and measures of itself. Labels name kinds, pages, sources and blocks; never an address or a person. */
import type { EngineOptions } from '@broadsheet/engine';
import type { PoolLoad } from '@broadsheet/platform';
import { createRegistry } from './createRegistry.ts';
import type { Counter, Histogram, Registry } from './createRegistry.ts';
import { watchEventLoop } from './watchEventLoop.ts';

export interface SiteMetrics extends Pick<Registry, 'print'> {
  /** By `kind` of address and `status`. */
  readonly requests: Histogram;
  /** Measures a page that is sent, by `page`, the id of the page document, and by `from`. */
  readonly onPage: NonNullable<EngineOptions['onPage']>;
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
  /** Stops measuring. */
  stop(): void;
}

/**
 * The outcomes that a rule compares. They are printed from the start: Prometheus sees no increase in a series that begins
 * with its first failures, and nothing can be compared with one that is not there.
 */
const BILLED = ['renewed', 'failed'];

function addProcess(registry: Registry): () => void {
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
  return loop.stop;
}

/** Adds what is in use of the pool of connections. Returns the function that gives it the pool, once it is open. */
function addPool(registry: Registry): SiteMetrics['setPool'] {
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
  return (given) => {
    read = given;
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
  registry.gauge(
    'broadsheet_database_connections_limit',
    'The most connections of the pool.',
    () => connections,
  );
  const setPool = addPool(registry);
  const pages = registry.histogram(
    'broadsheet_page_duration_seconds',
    'Pages, by page document and where they came from.',
  );
  const billing = registry.counter('broadsheet_billing_total', 'Payments, renewals and notices, by outcome.');
  for (const outcome of BILLED) billing.add({ outcome }, 0);
  const stop = addProcess(registry);
  return {
    requests: registry.histogram(
      'broadsheet_request_duration_seconds',
      'Requests, by kind of address and status.',
    ),
    onPage: ({ document = 'none', from, ms }) => pages.observe(ms / 1000, { page: document, from }),
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
    print: registry.print,
    stop,
  };
}
