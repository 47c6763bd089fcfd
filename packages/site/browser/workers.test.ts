/** Two workers of one newspaper on one port and one PostgreSQL, read while one of them is killed. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { openOwnSchema } from '@broadsheet/platform';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from './newspaper/freePort.ts';
import { launchNewspaper } from './newspaper/launchNewspaper.ts';

const databaseUrl = process.env['TEST_DATABASE_URL'];
const PATIENCE_MS = 180_000;
const SOON = { timeout: 60_000, interval: 100 };
/** Milliseconds after which a reader counts as one who waits in vain. */
const LATE_MS = 10_000;
const PATHS = ['/', '/culture/', '/culture/theatre/2026/11/18/the-salt-wives-at-the-empire/'];

/** Opens two workers in a schema of their own. */
async function openWorkers(url: string) {
  const schema = await openOwnSchema(url);
  const dataDir = await mkdtemp(join(tmpdir(), 'broadsheet-workers-'));
  const metricsPort = await freePort();
  const paper = await launchNewspaper({
    dataDir,
    environment: {
      DATABASE_URL: schema.url,
      METRICS_PORT: String(metricsPort),
      SANDBOX: 'off',
      LOG_LEVEL: 'info',
      WORKERS: '2',
    },
  });
  onTestFinished(async () => {
    await paper[Symbol.asyncDispose]();
    await schema.drop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { paper, metricsPort };
}

/** Returns the ids of the workers. */
async function listWorkers(processId: number): Promise<readonly number[]> {
  const children = await readFile(`/proc/${processId}/task/${processId}/children`, 'utf8');
  return children.trim().split(' ').map(Number);
}

/** Asks once. Returns the status; `closed` if the connection ended before an answer began, so that it can be repeated. */
function ask(url: string, agent: Agent): Promise<number | 'closed' | 'failed'> {
  return new Promise((resolve) => {
    const request = get(url, { agent }, (response) => {
      response.once('end', () => resolve(response.statusCode ?? 'failed'));
      response.once('error', () => resolve('failed'));
      response.resume();
    });
    request.setTimeout(LATE_MS, () => resolve('failed'));
    request.once('error', () => resolve('closed'));
  });
}

/** Reads until it is told to stop, as through a proxy, which repeats once what was not answered. */
function startReading(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const answers = new Map<number | 'closed' | 'failed', number>();
  const stopped = new AbortController();
  const read = async (): Promise<void> => {
    for (let turn = 0; !stopped.signal.aborted; turn += 1) {
      const url = `${origin}${PATHS[turn % PATHS.length] ?? '/'}`;
      const first = await ask(url, agent);
      const answer = first === 'closed' ? await ask(url, agent) : first;
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
    }
  };
  const readers = Promise.all(Array.from({ length: 6 }, read));
  return async () => {
    stopped.abort();
    await readers;
    agent.destroy();
    return answers;
  };
}

test.skipIf(databaseUrl === undefined)(
  'no reader sees an error when one of two workers is killed, and another one takes its place',
  { timeout: PATIENCE_MS },
  async () => {
    const { paper, metricsPort } = await openWorkers(databaseUrl ?? '');
    await expect.poll(paper.said, SOON).toContain('Workers: 2');
    const scrape = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(await scrape()).toMatch(/_database_up\{worker="1"\} 1\n.*_database_up\{worker="2"\} 1\n/);
    expect(await scrape()).toContain('broadsheet_database_connections_limit{worker="2"} 5\n');
    const stopReading = startReading(paper.origin);
    const [killed = 0, other] = await listWorkers(paper.processId);
    process.kill(killed, 'SIGKILL');
    await expect
      .poll(paper.log, SOON)
      .toMatch(/Worker \d ended by signal SIGKILL; .*Worker \d serves again/s);
    const answers = await stopReading();
    expect([...answers.keys()]).toEqual([200]);
    expect(answers.get(200)).toBeGreaterThan(20);
    const workers = await listWorkers(paper.processId);
    expect(workers).toHaveLength(2);
    expect(workers).toContain(other);
    expect(workers).not.toContain(killed);
    expect(await scrape()).toContain('broadsheet_worker_restarts_total 1\n');
    await paper[Symbol.asyncDispose]();
    expect(paper.log().match(/Stopping: requests that are running/g)).toHaveLength(2);
    await expect(fetch(paper.origin)).rejects.toThrow('fetch failed');
  },
);
