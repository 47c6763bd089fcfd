/** Tests notifications of publications between processes that share a PostgreSQL; the embedded database has one process. */
import { createConnection, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serverUrl } from '@broadsheet/platform-testing/databases';
import { openDatabase, openOwnSchema } from '@broadsheet/service-kit/database';
import type { Database, OwnSchema } from '@broadsheet/service-kit/database';
import { watchPublication } from './watchPublication.ts';

const SLOW_MS = 60_000;

/** Opens a proxy between a process and its database, whose connections can be cut. */
async function openNetwork(url: URL) {
  const sockets = new Set<Socket>();
  let isCut = false;
  let turnedAway = 0;
  const connect = (client: Socket): void => {
    if (isCut) {
      turnedAway += 1;
      client.destroy();
      return;
    }
    const server = createConnection({ host: url.hostname, port: Number(url.port || 5432) });
    for (const [from, to] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => (to.destroy(), sockets.delete(from)));
    }
  };
  const server = createServer(connect);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const through = new URL(url);
  through.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: through.href,
    cut,
    turnedAway: () => turnedAway,
    repair() {
      isCut = false;
    },
    close() {
      cut();
      server.close();
    },
  };
}

describe.runIf(serverUrl)('a publication on PostgreSQL', () => {
  let own: OwnSchema;
  let mine: Database;
  let url = '';

  const savePage = (name: string) =>
    mine.query(
      `insert into pages (site, id, body, hash) values ('paper', 'home', $1::text::jsonb, '')
       on conflict (site, id) do update set body = excluded.body`,
      [JSON.stringify({ name })],
    );

  beforeAll(async () => {
    own = await openOwnSchema(serverUrl ?? '');
    ({ database: mine, url } = own);
  }, SLOW_MS);
  afterAll(() => own.drop());

  async function openOther(
    address = url,
  ): Promise<{ readonly other: Database; readonly heard: () => number }> {
    const other = await openDatabase({ url: address });
    let heard = 0;
    await watchPublication(other, () => (heard += 1));
    return { other, heard: () => heard };
  }

  test('is heard by another process once it is committed, whoever wrote it', async () => {
    const { other, heard } = await openOther();
    await savePage('First');
    await vi.waitFor(() => expect(heard()).toBe(1));
    const failing = mine.transaction(async (queries) => {
      await queries.query('delete from pages');
      throw new Error('stopped');
    });
    await expect(failing).rejects.toThrow('stopped');
    await savePage('Second');
    await vi.waitFor(() => expect(heard()).toBe(2));
    await other.close();
  });

  test('is not heard any more by one who has stopped listening', async () => {
    const other = await openDatabase({ url });
    let gone = 0;
    let stays = 0;
    const stop = await watchPublication(other, () => (gone += 1));
    await watchPublication(other, () => (stays += 1));
    await stop();
    await savePage('To the other one');
    await vi.waitFor(() => expect(stays).toBe(1));
    expect(gone).toBe(0);
    await other.close();
  });

  test('of another schema is not heard', async () => {
    const { other, heard } = await openOther();
    const stranger = await openOwnSchema(serverUrl ?? '');
    await stranger.database.query("insert into pages (site, id, body, hash) values ('x', 'x', '{}', '')");
    await savePage('Own');
    await vi.waitFor(() => expect(heard()).toBe(1));
    await stranger.drop();
    await other.close();
  });

  test('is heard after the server has ended the connection, and what was missed is looked for', async () => {
    const { other, heard } = await openOther();
    const before = heard();
    await mine.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where query ilike 'listen%broadsheet_publication%' and pid <> pg_backend_pid()`,
    );
    await vi.waitFor(() => expect(heard()).toBe(before + 1), { timeout: 5_000 });
    await savePage('After');
    await vi.waitFor(() => expect(heard()).toBe(before + 2));
    await other.close();
  });

  test('is heard after the network was away for a while', { timeout: SLOW_MS }, async () => {
    const network = await openNetwork(new URL(url));
    const { other, heard } = await openOther(network.url);
    network.cut();
    await savePage('Nobody listens');
    await vi.waitFor(() => expect(network.turnedAway()).toBeGreaterThan(1), { timeout: 30_000 });
    expect(heard()).toBe(0);
    network.repair();
    await vi.waitFor(() => expect(heard()).toBe(1), { timeout: 30_000, interval: 100 });
    await savePage('Mended');
    await vi.waitFor(() => expect(heard()).toBe(2));
    await other.close();
    network.close();
  });
});
