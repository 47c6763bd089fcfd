/**
 * The production server as `npm start` starts it, with data of its own. The bench changes nothing but its environment, so
 * the results apply to real readers.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../Part.ts';
import { freePort } from './freePort.ts';
import { forwardLines } from './forwardLines.ts';

export interface RunningSite {
  /** The origin, without a trailing slash. */
  readonly origin: string;
  /** The process that was started; the server may be a child of it. */
  readonly processId: number;
  stop(): Promise<void>;
}

/** The most milliseconds of the first start, including seeding. */
const START_MS = 180_000;

/** The most milliseconds in which a server finishes its requests and closes its store. */
const STOP_MS = 30_000;

async function isUp(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(5_000) })).ok;
  } catch {
    // The server does not listen or answer yet.
    return false;
  }
}

/** Stops a server. @throws Error when it had to be killed */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  const patience = new AbortController();
  const late = pause(STOP_MS, 'late', { signal: patience.signal });
  const end = await Promise.race([exited, late]);
  if (end === 'late') {
    child.kill('SIGKILL');
    await exited;
    throw new Error(`The site did not stop within ${STOP_MS / 1000} seconds of SIGTERM, and was killed.`);
  }
  late.catch(() => undefined);
  patience.abort();
}

/**
 * Starts the site.
 * @param environment variables for the server in addition to those of the bench
 * @throws Error when the server did not start
 */
export async function startSite(
  { root, dataDir, print }: Bench,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const own = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', ...environment };
  print('Starting the site');
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    // The mode of the bench is not handed on: the server has to find its own.
    env: { ...process.env, NODE_ENV: undefined, ...own },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const silence = forwardLines(child.stdout, print);
  const deadline = Date.now() + START_MS;
  while (!(await isUp(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child);
      throw new Error(
        'The site did not start. Its messages are above; run "npm start" to see it fail alone.',
      );
    }
    await pause(250);
  }
  silence();
  return { origin, processId: child.pid ?? 0, stop: () => stop(child) };
}
