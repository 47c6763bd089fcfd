/** A newspaper as `npm start` serves it: a process of its own over a folder of data, which it fills if it is empty. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';

/** How long the first start may take, filling the store included, in milliseconds. */
const START_MS = 150_000;

const dist = join(import.meta.dirname, '../../dist');
export const SITE = join(dist, 'server/main.js');
/** The same site with the blocks, sources and pages under `trial/`. */
export const TRIAL = join(dist, 'trial/server/main.js');

export interface LaunchOptions {
  /** `SITE` or `TRIAL`; the first when left out. */
  readonly program?: string;
  /** Absolute; left where it is. */
  readonly dataDir: string;
  /** Default: a free one. */
  readonly port?: number;
  /** Path under which it stands, such as `/news`. Default: none. */
  readonly basePath?: string;
  /** Variables of the site beside those that the tests set. */
  readonly environment?: Readonly<Record<string, string>>;
}

export interface Newspaper extends AsyncDisposable {
  /** Without a trailing slash, and without the path under which it stands. */
  readonly origin: string;
  readonly dataDir: string;
  /** Everything it has written to its log. */
  log(): string;
  /** Everything it has said to the terminal. */
  said(): string;
  /** Ends it at once, as a power cut would; its data stay. */
  kill(): Promise<void>;
}

/** Variables for programs of the site; `NODE_ENV` of the tests would make React another React. */
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
    // Nobody listens yet.
    return false;
  }
}

/** @throws Error it did not come up; with what it said */
export async function launchNewspaper({ dataDir, ...options }: LaunchOptions): Promise<Newspaper> {
  const port = options.port ?? (await freePort());
  const origin = `http://localhost:${port}`;
  const url = origin + (options.basePath ?? '');
  const env = siteEnvironment({
    DATA_DIR: dataDir,
    PORT: String(port),
    SITE_ORIGIN: url,
    ...options.environment,
  });
  const child = spawn(process.execPath, ['--enable-source-maps', options.program ?? SITE, 'start'], {
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
