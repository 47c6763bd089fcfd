/** Two workers of one newspaper with much that is due, one of which is killed: each thing is done once, by whichever worker. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { openOwnSchema } from '@broadsheet/platform';
import type { Database } from '@broadsheet/platform';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { GIFT, openSubscribers } from '@broadsheet/platform-testing/sales';
import { isRecord } from '@broadsheet/client-core';
import { expect, onTestFinished, test } from 'vitest';
import { launchNewspaper } from './newspaper/launchNewspaper.ts';
import type { Newspaper } from './newspaper/launchNewspaper.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];
const SLOW = { timeout: 480_000 };
const SOON = { timeout: 60_000, interval: 50 };
/** A job runs every minute. */
const SOON_DONE = { timeout: 150_000, interval: 500 };
/** A schedule must be ahead, in milliseconds. */
const SOON_MS = 15_000;
const EDITOR = { email: 'ada@example.com', password: 'seven ships below cranes' };
const CONNECTIONS = 6;
const WORKERS = 2;
const GIFTS = 12;

/** Opens a mail server that takes everything. @returns the id of each mail that it has taken, in order */
async function openMailServer() {
  const ids: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let isData = false;
    let rest = '';
    socket.on('error', () => undefined);
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const [, id] = /^Message-ID: (\S+)/i.exec(line) ?? [];
        if (id !== undefined) ids.push(id);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        socket.write(isData ? '354 go on\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return {
    ids,
    url: `smtp://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
  };
}

/** Opens two workers in a schema of their own, whose connections the server lists under a name. */
async function openWorkers(base: string) {
  const schema = await openOwnSchema(base);
  await sellGifts(schema.database);
  const dataDir = await mkdtemp(join(tmpdir(), 'broadsheet-due-'));
  const mail = await openMailServer();
  const name = `workers of ${process.pid}`;
  const url = new URL(schema.url);
  url.searchParams.set('application_name', name);
  const paper = await launchNewspaper({
    dataDir,
    environment: {
      DATABASE_URL: url.href,
      DATABASE_CONNECTIONS: String(CONNECTIONS),
      EDITOR_EMAIL: EDITOR.email,
      EDITOR_PASSWORD: EDITOR.password,
      LOG_LEVEL: 'info',
      MAIL_FROM: 'desk@courier.example',
      SANDBOX: 'off',
      SMTP_URL: mail.url,
      WORKERS: String(WORKERS),
    },
  });
  onTestFinished(async () => {
    await paper[Symbol.asyncDispose]();
    await schema.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { paper, mail, database: schema.database, name };
}

/** Returns the ids of the workers. */
async function listWorkers({ processId }: Newspaper): Promise<readonly number[]> {
  const children = await readFile(`/proc/${processId}/task/${processId}/children`, 'utf8');
  return children.split(/\s+/).filter(Boolean).map(Number);
}

/** Schedules a publication of the offer page in a moment. */
async function schedulePage({ origin }: Newspaper): Promise<void> {
  let cookie = '';
  const call = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const response = await fetch(`${origin}/pagebuilder/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    expect([path, response.status]).toEqual([path, 200]);
    return response;
  };
  const session = await call('POST', '/session', EDITOR);
  cookie = (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const page: unknown = await (await call('GET', '/pages/offer')).json();
  const revision = isRecord(page) ? page['revision'] : undefined;
  const stored = readFixture('pages/offer');
  const document = isRecord(stored) ? { ...stored, name: 'Offer of today' } : {};
  const saved: unknown = await (await call('PUT', '/pages/offer/draft', { document, revision })).json();
  const draft = isRecord(saved) ? saved['revision'] : undefined;
  await call('PUT', '/pages/offer/schedule', { publishAt: Date.now() + SOON_MS, revision: draft });
}

/** Sells gifts whose time is not over yet. */
async function sellGifts(database: Database): Promise<void> {
  const sales = await openSubscribers(database);
  const ada = await sales.signUp();
  await sales.platform.identity.settle();
  for (let gift = 0; gift < GIFTS; gift += 1) await sales.buy(ada, GIFT);
  await database.query(`update subscriptions set state = 'active', next_action_at = null, notice_at = null`);
  await database.query('truncate outgoing_mails, rate_counters');
}

/** Ends the time of all gifts: each is due for its end and the mail about it. */
const endGifts = (database: Database) =>
  database.query(`update subscriptions set site = 'courier', period_ends_at = now(), next_action_at = now()`);

/** Reads how often each thing was done. */
async function readDone(database: Database) {
  const [row] = await database.query(
    `select (select count(*)::int from subscriptions where state = 'terminated') as ended,
      (select count(*)::int from subscription_events where event_type = 'TERMINATE_SUBSCRIPTION') as ends,
      (select count(*)::int from outgoing_mails where kind = 'ended' and state = 'sent') as sent,
      (select count(*)::int from outgoing_mails where kind = 'ended') as mails,
      (select count(*)::int from audit_log where action = 'schedule.published') as publications,
      (select count(*)::int from page_schedules) as pending`,
  );
  return row;
}

/**
 * Counts the connections of the workers until it is told to stop, without those that ask for a sign of life on a busy machine.
 *
 * @returns the most at a time
 */
function watchConnections(database: Database, name: string) {
  let most = 0;
  const stopped = new AbortController();
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      const [row] = await database.query(
        `select count(*)::int as count from pg_stat_activity
          where application_name = $1 and query not in ('', 'select 1')`,
        [name],
      );
      most = Math.max(most, Number(row?.['count']));
      await pause(5);
    }
  })();
  onTestFinished(async () => {
    stopped.abort();
    await watching.catch(() => undefined);
  });
  return async (): Promise<number> => {
    stopped.abort();
    await watching;
    return most;
  };
}

test.skipIf(databaseUrl === undefined)(
  'renewals, a publication and mails that are due are done once when one of two workers is killed',
  SLOW,
  async () => {
    const { paper, mail, database } = await openWorkers(databaseUrl ?? '');
    await expect.poll(paper.said, SOON).toContain(`Workers: ${WORKERS}`);
    await schedulePage(paper);
    await endGifts(database);
    const workers = await listWorkers(paper);
    expect(workers).toHaveLength(WORKERS);
    // The job may have run a moment before, and runs again a minute later.
    await expect
      .poll(() => readDone(database), { ...SOON_DONE, interval: 50 })
      .not.toMatchObject({ ended: 0 });
    process.kill(workers[0] ?? Number.NaN, 'SIGKILL');
    await expect
      .poll(async () => {
        // The two minutes pass in which nobody else takes what the worker had claimed.
        await database.query("update outgoing_mails set next_attempt_at = now() where state = 'waiting'");
        return readDone(database);
      }, SOON_DONE)
      .toEqual({ ended: GIFTS, ends: GIFTS, sent: GIFTS, mails: GIFTS, publications: 1, pending: 0 });
    expect(new Set(mail.ids).size).toBe(GIFTS);
    expect(paper.log()).toMatch(/Worker \d ended by signal SIGKILL/);
  },
);

test.skipIf(databaseUrl === undefined)(
  'the connections of all workers together stay within DATABASE_CONNECTIONS, and one for each that listens',
  SLOW,
  async () => {
    const { paper, database, name } = await openWorkers(databaseUrl ?? '');
    const stop = watchConnections(database, name);
    for (let round = 0; round < 4; round += 1)
      await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          const response = await fetch(`${paper.origin}/search/?q=harbour+${round}+${index}`);
          await response.arrayBuffer();
        }),
      );
    const most = await stop();
    expect(most).toBeLessThanOrEqual(CONNECTIONS + WORKERS);
    expect(most).toBeGreaterThan(2 * WORKERS);
  },
);
