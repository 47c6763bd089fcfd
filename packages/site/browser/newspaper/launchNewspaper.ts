/** A newspaper as `npm start` serves it: a process of its own with a data folder, which it fills if it is empty. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';

/** The most milliseconds of the first start, including filling the store. */
const START_MS = 150_000;

const dist = join(import.meta.dirname, '../../dist');
export const SITE = join(dist, 'server/main.js');
/** The same site with the blocks, sources and pages under `trial/`. */
export const TRIAL = join(dist, 'trial/server/main.js');

/**
 * Stack traces with the names of sources; and no optimising compiler for the WebAssembly of the database, which takes a
 * third of the processor time of a start, and pays only where a newspaper runs for long.
 */
const FLAGS = ['--enable-source-maps', '--liftoff-only'];

export interface LaunchOptions {
  /** The program: `SITE` or `TRIAL`. Default: `SITE`. */
  readonly program?: string;
  /** The absolute path of the data folder, which is not removed at the end. */
  readonly dataDir: string;
  /** The port. Default: a free one. */
  readonly port?: number;
  /** The path of the site on its origin, such as `/news`. Default: none. */
  readonly basePath?: string;
  /** More environment variables of the site than the tests set. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Newspaper extends AsyncDisposable {
  /** The origin, without a trailing slash and without the base path. */
  readonly origin: string;
  readonly dataDir: string;
  /** The process that was started; its workers are children of it. */
  readonly processId: number;
  /** Returns everything in its log. */
  log(): string;
  /** Returns everything on its terminal. */
  said(): string;
  /** Kills it, as a power failure would; its data stay. */
  kill(): Promise<void>;
}

/**
 * Returns environment variables for programs of the site, without the tests' `NODE_ENV`, which would load another build of
 * React.
 */
export function siteEnvironment(
  own: Readonly<Record<string, string>>,
): Readonly<Record<string, string | undefined>> {
  return { ...process.env, NODE_ENV: undefined, LOG_LEVEL: 'error', ...own };
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    // The server does not listen yet.
    return false;
  }
}

/** Starts a newspaper. @throws Error with its output, when it did not start */
export async function launchNewspaper({ dataDir, ...options }: LaunchOptions): Promise<Newspaper> {
  const port = options.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const url = origin + (options.basePath ?? '');
  const env = siteEnvironment({
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_ORIGIN: url,
    // Pages made ahead take processors from the tests beside; those of stored pages say how many there are.
    STORED_PAGES: '0',
    ...options.environment,
  });
  const child = spawn(process.execPath, [...FLAGS, options.program ?? SITE, 'start'], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => lines.push(text));
  const told: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => told.push(text));
  const log = () => lines.join('');
  let isWanted = true;
  child.once('exit', (code, signal) => {
    if (isWanted) lines.push(`The newspaper ended by itself: ${signal ?? `exit code ${code}`}.\n`);
  });
  const deadline = Date.now() + START_MS;
  while (!(await isUp(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end(child, 'SIGKILL');
      throw new Error(`The newspaper did not start:\n${log()}`);
    }
    await pause(50);
  }
  return {
    origin,
    dataDir,
    processId: child.pid ?? 0,
    log,
    said: () => told.join(''),
    kill() {
      isWanted = false;
      return end(child, 'SIGKILL');
    },
    async [Symbol.asyncDispose]() {
      isWanted = false;
      await end(child, 'SIGTERM');
    },
  };
}
