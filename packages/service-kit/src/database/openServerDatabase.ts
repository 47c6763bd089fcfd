import postgres from 'postgres';
import { DatabaseUnavailable } from '../http/DatabaseUnavailable.ts';
import { createBreaker } from './createBreaker.ts';
import type { Breaker } from './createBreaker.ts';
import { countRunning } from './countRunning.ts';
import type { Database, Queries, SqlRow, SqlValue } from './Database.ts';

interface Runner {
  unsafe(
    text: string,
    values: (string | number | boolean | null | string[])[],
  ): PromiseLike<Iterable<SqlRow>>;
}

function parameter(value: SqlValue): string | number | boolean | null | string[] {
  return typeof value === 'object' && value !== null ? [...value] : value;
}

function toQueries(runner: Runner): Queries {
  return {
    async query(text: string, values: readonly SqlValue[] = []) {
      return [...(await runner.unsafe(text, values.map(parameter)))];
    },
  };
}

function withoutPassword(url: string): string {
  return url.replace(/\/\/([^:@/]*):[^@/]*@/, '//$1:…@');
}

/** The limits of a pool of connections to a server. */
export interface PoolLimits {
  /** The most connections. Default: 10. One more listens for notifications. */
  readonly connections?: number | undefined;
  /** Milliseconds within which the server must give a sign of life when it is in doubt. Default: 1 000. */
  readonly connectMs?: number | undefined;
  /** Milliseconds after which the server ends a statement. Default: 0, it ends none. */
  readonly statementMs?: number | undefined;
  /** Called when the server is away, and when it answers again. */
  readonly onReachable?: ((isThere: boolean) => void) | undefined;
}

const POOL = { connections: 10, connectMs: 1_000, statementMs: 0 };
/** How many times longer than the sign of life a connection of the pool may take, which nobody waits for that long. */
const PATIENCE = 5;
/** Seconds between two attempts to connect: the breaker rejects meanwhile, so nobody waits for them. */
const BACKOFF_S = 0.25;

const TOO_MANY_CONNECTIONS = '53300';

type Sql = ReturnType<typeof postgres>;

/** Asks the server for a sign of life on a connection of its own. */
async function isAlive(url: string, connectMs: number): Promise<boolean> {
  const sql = postgres(url, {
    max: 1,
    connect_timeout: (PATIENCE * connectMs) / 1_000,
    onnotice: () => undefined,
  });
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    // An answer may have come while this process had something else to do; it is looked at before.
    late = setTimeout(() => setImmediate(() => setImmediate(() => resolve(false))), connectMs);
  });
  const answered = sql.unsafe('select 1').then(
    () => true,
    // A server that has no connection left answers, and answers those that it has.
    (error: unknown) => error instanceof Error && 'code' in error && error.code === TOO_MANY_CONNECTIONS,
  );
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    clearTimeout(late);
    // A connection that cannot be closed in order is dropped.
    sql.end({ timeout: 0 }).catch(() => undefined);
  }
}

/** Runs the statements of a pool through the breaker. One that waits for a connection when it is given up is never sent. */
function breakable(sql: Sql, breaker: Pick<Breaker, 'run'>): Pick<Database, 'query' | 'transaction'> {
  return {
    async query(text, values = []) {
      const statement = sql.unsafe(text, values.map(parameter));
      const rows = await breaker.run<Iterable<SqlRow>>({
        start: () => statement,
        abandon() {
          if (Reflect.get(statement, 'state') === null) statement.cancel();
        },
      });
      return [...rows];
    },
    async transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
      // The driver's result type unwraps arrays of promises; wrapping the result in an object preserves its type.
      const { result } = await breaker.run({
        start: (isAbandoned) =>
          sql.begin(async (transaction) => {
            if (isAbandoned()) throw new DatabaseUnavailable();
            return { result: await work(toQueries(transaction)) };
          }),
      });
      return result;
    },
  };
}

/**
 * Opens a pool of connections to a PostgreSQL server. While the server is away, statements are rejected with
 * `DatabaseUnavailable` in less than two seconds.
 *
 * @param url `postgres://user:password@host:port/name`
 * @throws Error when the server cannot be reached
 */
export async function openServerDatabase(url: string, limits: PoolLimits = {}): Promise<Database> {
  const { connections = POOL.connections, connectMs = POOL.connectMs } = limits;
  const { statementMs = POOL.statementMs } = limits;
  const sql = postgres(url, {
    max: connections,
    connect_timeout: (PATIENCE * connectMs) / 1_000,
    backoff: () => BACKOFF_S,
    onnotice: () => undefined,
    ...(statementMs > 0 && { connection: { statement_timeout: statementMs } }),
  });
  try {
    await sql.unsafe('select 1');
  } catch (cause) {
    await sql.end({ timeout: 1 });
    throw new Error(
      `The database ${withoutPassword(url)} cannot be reached. Check the address, the user and that the server runs.`,
      { cause },
    );
  }
  const breaker = createBreaker({
    isAlive: () => isAlive(url, connectMs),
    onReachable: limits.onReachable,
  });
  const counted = countRunning(breaker.run);
  let closing: Promise<void> | undefined;
  return {
    kind: 'server',
    ...breakable(sql, counted),
    load: () => counted.load(connections),
    async listen(channel, { onMessage, onReconnect }) {
      let isConnected = false;
      // The driver uses a connection of its own for this; if it is lost, it reconnects until that succeeds.
      const { unlisten } = await sql.listen(channel, onMessage, () => {
        if (isConnected) onReconnect();
        isConnected = true;
      });
      return unlisten;
    },
    close() {
      breaker.stop();
      return (closing ??= sql.end({ timeout: 5 }));
    },
  };
}
