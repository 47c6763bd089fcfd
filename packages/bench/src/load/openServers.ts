/** The servers of one newspaper, each on a folder of its own as on a machine of its own, over one database and one bucket. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../site/freePort.ts';

export interface Server {
  readonly name: string;
  /** The origin, without a trailing slash. */
  readonly origin: string;
  readonly dataDir: string;
  /** Kills the process in the middle of its work (SIGKILL). */
  kill(): Promise<void>;
  /** Asks the process to stop (SIGTERM), and resolves when it has. */
  stop(): Promise<void>;
  /** Resolves with the resident memory in bytes; 0 when it has ended, or outside of Linux. */
  memory(): Promise<number>;
}

export interface ServerOptions {
  /** The absolute folder of the repository. */
  readonly root: string;
  readonly dataDir: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** As the image of `deploy/Dockerfile` runs the site. */
const FLAGS = ['--max-semi-space-size=8'];
const START_MS = 180_000;
const LOOK_MS = 100;

/** Resolves with whether the server has pages and takes readers, as a proxy in front asks. */
export async function isReady(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/readyz?for=readers`, { signal: AbortSignal.timeout(2_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    // It does not listen yet, or no longer.
    return false;
  }
}

async function waitUntilReady(child: ChildProcess, origin: string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (!(await isReady(origin))) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`The server at ${origin} did not start. Its messages are above.`);
    }
    await pause(LOOK_MS);
  }
}

async function residentBytes(id: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '');
  return 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

/** Starts a server. @throws Error when it does not serve within three minutes */
export async function startServer(
  name: string,
  { root, dataDir, environment }: ServerOptions,
): Promise<Server> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    [...FLAGS, join(root, 'packages/site/dist/server/main.js'), 'start'],
    {
      cwd: root,
      env: { ...process.env, LOG_LEVEL: 'silent', ...environment, PORT: String(port), DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const ended = once(child, 'exit');
  await waitUntilReady(child, origin);
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return {
    name,
    origin,
    dataDir,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    memory: () => residentBytes(child.pid),
  };
}
