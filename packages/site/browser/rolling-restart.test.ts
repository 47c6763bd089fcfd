/**
 * Two processes behind a proxy are replaced one by one, as for a new version and for the way back, while readers read and an
 * editor publishes: `docs/several-machines.md`, "Restart, update, roll back".
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { openOwnSchema } from '@broadsheet/platform';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './newspaper/freePort.ts';
import { launchNewspaper } from './newspaper/launchNewspaper.ts';
import type { Newspaper } from './newspaper/launchNewspaper.ts';
import { CHECK_MS, openBalancer } from './newspaper/openBalancer.ts';
import type { Balancer } from './newspaper/openBalancer.ts';
import { callEditing } from './pagebuilder/callEditing.ts';
import type { EditingCalls } from './pagebuilder/callEditing.ts';
import { EDITOR } from './pagebuilder/openEditor.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];
const PATIENCE_MS = 240_000;
const SOON = { timeout: 60_000, interval: 50 };
/** The most milliseconds for which a reader may get what was there before a confirmed publication. */
const STALE_MS = 2_000;
const DRAIN_MS = 3 * CHECK_MS + 300;
const PATHS = ['/', '/culture/', '/culture/theatre/2026/11/18/the-salt-wives-at-the-empire/'];

interface Paper {
  readonly balancer: Balancer;
  /** Ends the process at a place with SIGTERM, and starts another one there. */
  replace(place: number): Promise<void>;
}

/** Opens two processes at one PostgreSQL. */
async function openPaper(url: string): Promise<Paper> {
  const schema = await openOwnSchema(url);
  const dataDir = await mkdtemp(join(tmpdir(), 'broadsheet-rolling-'));
  const ports = [await freePort(), await freePort()];
  const front = await freePort();
  const environment = {
    // A process that has just begun sends what others have made, and must not send what has changed.
    STORED_PAGES: '1000',
    ...EDITOR,
    DATABASE_URL: schema.url,
    SITE_ORIGIN: `http://localhost:${front}`,
    DRAIN_MS: String(DRAIN_MS),
    PROXIES: '1',
  };
  const launch = (port: number | undefined) =>
    launchNewspaper({ dataDir, environment, ...(port !== undefined && { port }) });
  const running: Newspaper[] = [];
  // The first fills the store; the second would wait for it.
  for (const port of ports) running.push(await launch(port));
  const balancer = await openBalancer(
    front,
    running.map(({ origin }) => origin),
  );
  onTestFinished(async () => {
    await balancer[Symbol.asyncDispose]();
    await Promise.all(running.map((paper) => paper[Symbol.asyncDispose]()));
    await schema.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    balancer,
    async replace(place) {
      await running[place]?.[Symbol.asyncDispose]();
      running[place] = await launch(ports[place]);
      await expect.poll(() => balancer.ready().length, SOON).toBe(2);
    },
  };
}

/** Reads until it is told to stop. @returns how often each status was answered */
function startReading(origin: string) {
  const answers = new Map<number | string, number>();
  const stopped = new AbortController();
  const ask = async (path: string): Promise<number | string> => {
    try {
      const response = await fetch(origin + path);
      await response.text();
      return response.status;
    } catch (error) {
      return String(error);
    }
  };
  const read = async (): Promise<void> => {
    for (let turn = 0; !stopped.signal.aborted; turn += 1) {
      const answer = await ask(PATHS[turn % PATHS.length] ?? '/');
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      await pause(20);
    }
  };
  const readers = Promise.all(Array.from({ length: 3 }, read));
  return async () => {
    stopped.abort();
    await readers;
    return answers;
  };
}

/** Publishes a page with a heading. */
async function publish({ call }: EditingCalls, { id, title }: Record<'id' | 'title', string>): Promise<void> {
  const { revision: seen } = await call('GET', `/pages/${id}`);
  const document = {
    ...{ schemaVersion: 1, id, name: 'Rolling', match: { kind: 'path', path: `/${id}/` } },
    layout: 'single-column-regular',
    areas: { body: [{ id: 'h', block: 'header', fields: { text: title }, children: [] }] },
  };
  const { revision } = await call('PUT', `/pages/${id}/draft`, { document, revision: seen });
  await call('POST', `/pages/${id}/publication`, { revision });
}

/** Requests a page until four answers one after the other have a title. @returns what was not seen in time */
async function readUntilSeen(url: string, title: string): Promise<string | undefined> {
  const confirmed = performance.now();
  for (let answers = 0; answers < 4;) {
    const isSeen = (await (await fetch(url)).text()).includes(title);
    answers = isSeen ? answers + 1 : 0;
    const ms = Math.round(performance.now() - confirmed);
    if (!isSeen && ms > STALE_MS) return `${title} was not seen ${ms} ms after its publication.`;
  }
  return undefined;
}

/** Publishes one page again and again. @returns what readers saw late, and how often it was published */
async function startPublishing(origin: string) {
  const editing = await callEditing(origin);
  const id = await editing.makePage('Rolling');
  const stopped = new AbortController();
  const late: string[] = [];
  let count = 0;
  const work = (async () => {
    while (!stopped.signal.aborted) {
      count += 1;
      const title = `Edition ${count} of the day`;
      await publish(editing, { id, title });
      const unseen = await readUntilSeen(`${origin}/${id}/`, title);
      if (unseen !== undefined) late.push(unseen);
      await pause(200);
    }
  })();
  return async () => {
    stopped.abort();
    await work;
    return { late, count };
  };
}

test.skipIf(databaseUrl === undefined)(
  'no reader sees an error or an old page, and no publication is lost, while two processes are replaced one by one, twice',
  { timeout: PATIENCE_MS },
  async () => {
    const { balancer, replace } = await openPaper(databaseUrl ?? '');
    const stopPublishing = await startPublishing(balancer.origin);
    const stopReading = startReading(balancer.origin);
    for (const place of [0, 1, 0, 1]) await replace(place);
    const { late, count } = await stopPublishing();
    const answers = await stopReading();
    expect([...answers.keys()]).toEqual([200]);
    expect(answers.get(200)).toBeGreaterThan(100);
    expect(late).toEqual([]);
    expect(count).toBeGreaterThan(4);
  },
);
