import { createConnection, createServer } from 'node:net';
import { serverUrl } from '@broadsheet/platform-testing/databases';
import { openDatabaseProxy } from '@broadsheet/platform-testing/network';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openServerDatabase } from './openServerDatabase.ts';

/** How messages with statements begin: a query, and one that is parsed first. */
const STATEMENTS = new Set(['Q', 'P'].map((letter) => letter.charCodeAt(0)));

/** Opens a proxy that ends each connection when its first statement arrives, as a database that fails over does. */
async function openFailingProxy(databaseUrl: string): Promise<string> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port || 5432) };
  const server = createServer((client) => {
    const upstream = createConnection(target);
    client.on('data', (data) => (STATEMENTS.has(data[0] ?? 0) ? client.destroy() : upstream.write(data)));
    upstream.on('data', (data) => client.write(data));
    for (const [end, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      end.on('error', () => end.destroy());
      end.on('close', () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return url.href;
}

describe.runIf(serverUrl)('a server that fails during the first statement of a connection', () => {
  test('is reported to who asked, and ends nothing else', async () => {
    const url = await openFailingProxy(serverUrl ?? '');
    // An error that nobody catches would fail this test, as it would end a process.
    await expect(openServerDatabase(url)).rejects.toThrow('cannot be reached');
  });
});

describe.runIf(serverUrl)('a server that goes away in the middle of a transaction', () => {
  test('rejects what follows, also in that transaction, and answers again when it is back', async () => {
    const proxy = await openDatabaseProxy(serverUrl ?? '');
    const database = await openServerDatabase(proxy.url);
    onTestFinished(async () => {
      await database.close();
      await proxy.close();
    });
    const outcome = database.transaction(async (queries) => {
      await queries.query('select 1');
      proxy.cut();
      await expect(queries.query('select 2')).rejects.toThrow(/terminated|ECONNRESET|EPIPE/);
      await queries.query('select 3');
    });
    await expect(outcome).rejects.toThrow('The database cannot be reached just now');
    proxy.repair();
    await vi.waitFor(
      async () => expect(await database.query('select 4 as four')).toEqual([{ four: 4 }]),
      10_000,
    );
  });

  test('notifies on a channel again when it is back', async () => {
    const proxy = await openDatabaseProxy(serverUrl ?? '');
    const database = await openServerDatabase(proxy.url);
    onTestFinished(async () => {
      await database.close();
      await proxy.close();
    });
    const messages: string[] = [];
    const reconnected = Promise.withResolvers<void>();
    await database.listen('of "this" test', {
      onMessage: (message) => void messages.push(message),
      onReconnect: () => reconnected.resolve(),
    });
    proxy.cut();
    proxy.repair();
    await reconnected.promise;
    await vi.waitFor(async () => {
      await database.query(`select pg_notify('of "this" test', 'heard')`);
      expect(messages).toContain('heard');
    }, 10_000);
  });
});

describe.runIf(serverUrl)('the encryption of connections', () => {
  test.each(['prefer', 'allow', 'disable'])(
    'is left out with sslmode=%s where the server has none',
    async (mode) => {
      const url = new URL(serverUrl ?? '');
      url.searchParams.set('sslmode', mode);
      const database = await openServerDatabase(url.href);
      onTestFinished(() => database.close());
      expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
    },
  );

  test('is required with sslmode=require, and the error says what is missing', async () => {
    const url = new URL(serverUrl ?? '');
    url.searchParams.set('sslmode', 'require');
    await expect(openServerDatabase(url.href)).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('SSL') }),
    });
  });
});

describe.runIf(serverUrl)('a transaction', () => {
  test('sends no query once it has ended, though the work did not wait for it', async () => {
    const database = await openServerDatabase(serverUrl ?? '');
    onTestFinished(() => database.close());
    const late: Promise<unknown>[] = [];
    const outcome = database.transaction(async (queries) => {
      const failing = queries.query('select nothing from nowhere');
      late.push(queries.query('select 1').catch((error: unknown) => error));
      late.push(queries.query('select 2').catch((error: unknown) => error));
      await failing;
    });
    await expect(outcome).rejects.toThrow('nowhere');
    expect(await Promise.all(late)).toEqual([
      expect.objectContaining({ message: expect.stringContaining('transaction is') }),
      expect.objectContaining({ message: expect.stringContaining('transaction is') }),
    ]);
  });

  test('that ignores the error of a query is rejected with it', async () => {
    const database = await openServerDatabase(serverUrl ?? '');
    onTestFinished(() => database.close());
    const outcome = database.transaction(async (queries) => {
      await queries.query('select nothing from nowhere').catch(() => undefined);
      return 'done';
    });
    await expect(outcome).rejects.toThrow('nowhere');
  });
});

describe.runIf(serverUrl)('closing', () => {
  test('rejects what still waits, and ends though the server is silent', { timeout: 30_000 }, async () => {
    const proxy = await openDatabaseProxy(serverUrl ?? '');
    onTestFinished(() => proxy.close());
    const database = await openServerDatabase(proxy.url, { connections: 1, connectMs: 15_000 });
    await database.listen('silent', { onMessage: () => undefined, onReconnect: () => undefined });
    proxy.silence();
    const waiting = [1, 2].map((number) =>
      database.query(`select ${number}`).catch((error: unknown) => error),
    );
    await database.close();
    expect(await Promise.all(waiting)).toEqual([expect.any(Error), expect.any(Error)]);
  });
});
