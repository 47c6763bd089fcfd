import postgres from 'postgres';
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

/**
 * Opens a pool of at most ten connections to a PostgreSQL server.
 *
 * @param url `postgres://user:password@host:port/name`
 * @throws Error when the server cannot be reached
 */
export async function openServerDatabase(url: string): Promise<Database> {
  const sql = postgres(url, { max: 10, onnotice: () => undefined });
  try {
    await sql.unsafe('select 1');
  } catch (cause) {
    await sql.end({ timeout: 1 });
    throw new Error(
      `The database ${withoutPassword(url)} cannot be reached. Check the address, the user and that the server runs.`,
      { cause },
    );
  }
  let closing: Promise<void> | undefined;
  return {
    kind: 'server',
    ...toQueries(sql),
    async transaction<Result>(work: (queries: Queries) => Promise<Result>): Promise<Result> {
      // The driver's result type unwraps arrays of promises; wrapping the result in an object preserves its type.
      const { result } = await sql.begin(async (transaction) => ({
        result: await work(toQueries(transaction)),
      }));
      return result;
    },
    async listen(channel, { onMessage, onReconnect }) {
      let isConnected = false;
      // The driver uses a connection of its own for this; if it is lost, it reconnects until that succeeds.
      const { unlisten } = await sql.listen(channel, onMessage, () => {
        if (isConnected) onReconnect();
        isConnected = true;
      });
      return unlisten;
    },
    close: () => (closing ??= sql.end({ timeout: 5 })),
  };
}
