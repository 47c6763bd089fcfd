/**
 * The production server as `npm start` starts it, over data of its own.
 *
 * Nothing of the bench reaches into it but its environment, so what is measured is what readers get.
 */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../Part.ts';
import { freePort } from './freePort.ts';

export interface RunningSite {
  /** Without a trailing slash. */
  readonly origin: string;
  stop(): Promise<void>;
}

/** How long the first start may take, seeding included, in milliseconds. */
const START_MS = 180_000;

async function isUp(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/healthz`)).ok;
  } catch {
    // Nobody listens yet.
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/**
 * @param environment variables for the server beside those of the bench
 * @throws Error the server did not come up
 */
export async function startSite(
  { root, dataDir }: Bench,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningSite> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const own = { DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error', ...environment };
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    // The mode of the bench is not handed on: the server has to find its own.
    env: { ...process.env, NODE_ENV: undefined, ...own },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
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
  return { origin, stop: () => stop(child) };
}
