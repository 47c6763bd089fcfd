import { Client, Pool } from 'pg';
import type { ClientConfig, PoolClient } from 'pg';
import { DatabaseUnavailable } from '../http/DatabaseUnavailable.ts';
import { createBreaker } from './createBreaker.ts';
import type { Breaker } from './createBreaker.ts';
import { createNotifications } from './createNotifications.ts';
import { endClient, endsInTime } from './endClient.ts';
import { countRunning } from './countRunning.ts';
import type { Database, Queries, SqlRow, SqlValue } from './Database.ts';
import { readServerAddress } from './readServerAddress.ts';

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
/** Milliseconds between two attempts to restore the connection that listens. */
const AGAIN_MS = 250;
/** Seconds after which a connection of the pool is replaced, so that a server that took over gets its share. */
const LIFETIME_S = 45 * 60;

const TOO_MANY_CONNECTIONS = '53300';

/** Asks the server for a sign of life on a connection of its own. */
async function isAlive(address: ClientConfig, connectMs: number): Promise<boolean> {
  let client: Client | undefined;
  let late: NodeJS.Timeout | undefined;
  const tooLate = new Promise<false>((resolve) => {
    // An answer may have come while this process had something else to do; it is looked at before.
    late = setTimeout(() => setImmediate(() => setImmediate(() => resolve(false))), connectMs);
  });
  const request = async (): Promise<boolean> => {
    // It reads the certificates that the address names, and may fail at that.
    client = new Client({ ...address, connectionTimeoutMillis: PATIENCE * connectMs });
    client.on('error', () => undefined);
    await client.connect();
    await client.query('select 1');
    return true;
  };
  const answered = request().catch(
    // A server that has no connection left answers, and answers those that it has.
    (error: unknown) => error instanceof Error && 'code' in error && error.code === TOO_MANY_CONNECTIONS,
  );
  try {
    return await Promise.race([answered, tooLate]);
  } finally {
    clearTimeout(late);
    // A connection that cannot be closed in order ends by its own limit.
    void client?.end().catch(() => undefined);
  }
}

async function run(
  client: Pick<PoolClient, 'query'>,
  { text, values }: { readonly text: string; readonly values: readonly SqlValue[] },
): Promise<readonly SqlRow[]> {
  const { rows } = await client.query<Record<string, unknown>>(text, [...values]);
  return rows;
}

interface Transaction {
  /** Its queries, one after the other; none is sent once it ends. */
  readonly queries: Queries;
  /** Ends it after the query that is running. @returns the word of the server for how it has ended */
  end(how: 'commit' | 'rollback'): Promise<string>;
  /** Returns the error of the first query that failed. */
  readonly failure: () => unknown;
}

function createTransaction(client: PoolClient): Transaction {
  let failure: unknown;
  let isOver = false;
  let last: Promise<unknown> = Promise.resolve();
  return {
    queries: {
      query(text, values = []) {
        const rows = last.then(() => {
          if (isOver) throw new Error('The transaction is over. Wait for its queries before it ends.');
          return run(client, { text, values });
        });
        last = rows.catch((error: unknown) => void (failure ??= error));
        return rows;
      },
    },
    async end(how) {
      isOver = true;
      await last;
      return (await client.query(how)).command;
    },
    failure: () => failure,
  };
}

/** Runs work between `begin` and `commit`, or `rollback` when it fails. @throws what a statement failed with whose error the work ignored */
async function transact<Result>(
  client: PoolClient,
  work: (queries: Queries) => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  const { queries, end, failure } = createTransaction(client);
  try {
    const result = await work(queries);
    // So the server ends one in which a statement failed that no savepoint took back.
    if ((await end('commit')) === 'ROLLBACK') throw failure();
    return result;
  } catch (error) {
    // Where the connection is lost, the server rolls back by itself.
    await end('rollback').catch(() => undefined);
    throw error;
  }
}

/** Runs statements of a pool through the breaker. One that waits for a connection when it is given up is never sent. */
function breakable(pool: Pool, breaker: Pick<Breaker, 'run'>): Pick<Database, 'query' | 'transaction'> {
  const withClient = <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> =>
    breaker.run({
      async start(isAbandoned) {
        const client = await pool.connect();
        try {
          if (isAbandoned()) throw new DatabaseUnavailable();
          return await work(client);
        } finally {
          client.release();
        }
      },
    });
  return {
    query: (text, values = []) => withClient((client) => run(client, { text, values })),
    transaction: (work) => withClient((client) => transact(client, work)),
  };
}

/** Ends a pool; what still runs after the time for it is disconnected. */
async function endPool(pool: Pool, clients: ReadonlySet<Client>): Promise<void> {
  if (!(await endsInTime(pool.end()))) await Promise.all([...clients].map(endClient));
}

/**
 * Opens a pool of connections to a PostgreSQL server. While the server is away, statements are rejected with
 * `DatabaseUnavailable` in less than two seconds.
 *
 * @param url `postgres://user:password@host:port/name`, and `?search_path=` of a schema
 * @throws Error when the server cannot be reached
 */
export async function openServerDatabase(url: string, limits: PoolLimits = {}): Promise<Database> {
  const { connections = POOL.connections, connectMs = POOL.connectMs } = limits;
  const { statementMs = POOL.statementMs } = limits;
  const address: ClientConfig = {
    ...(await readServerAddress(url, connectMs)),
    ...(statementMs > 0 && { statement_timeout: statementMs }),
  };
  /** A time for connecting alone: work that waits for its turn in the pool has none. */
  class PoolConnection extends Client {
    constructor() {
      super({ ...address, connectionTimeoutMillis: PATIENCE * connectMs });
    }
  }
  const pool = new Pool({
    Client: PoolConnection,
    max: connections,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds: LIFETIME_S,
  });
  const clients = new Set<Client>();
  pool.on('connect', (client) => {
    clients.add(client);
    client.once('end', () => clients.delete(client));
    // Whoever uses the connection gets the error; one that nobody uses is replaced.
    client.on('error', () => undefined);
  });
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new Error(
      `The database ${withoutPassword(url)} cannot be reached. Check the address, the user and that the server runs.`,
      { cause },
    );
  }
  const breaker = createBreaker({
    isAlive: () => isAlive(address, connectMs),
    onReachable: limits.onReachable,
  });
  const counted = countRunning(breaker.run);
  const notifications = createNotifications({ createClient: () => new PoolConnection(), againMs: AGAIN_MS });
  let closing: Promise<void> | undefined;
  return {
    kind: 'server',
    ...breakable(pool, counted),
    load: () => counted.load(connections),
    listen: notifications.listen,
    close() {
      const ended = () => Promise.all([notifications.close(), endPool(pool, clients)]);
      return (closing ??= ended().then(() => breaker.stop()));
    },
  };
}
