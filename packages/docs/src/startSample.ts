/** Starts the sample newspaper, with the sandbox and an empty data folder, for as long as its pages are read. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface Sample extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly origin: string;
}

/** Milliseconds for filling the store and rendering the first page. */
const PATIENCE_MS = 180_000;

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('There is no free port.'));
        else resolve(address.port);
      });
    });
  });
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** @throws Error with what it said, when it has ended or is not ready in time */
export async function startSample(root: string): Promise<Sample> {
  const dataDir = await mkdtemp(join(tmpdir(), 'broadsheet-docs-'));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const program = spawn(process.execPath, ['packages/site/dist/server/main.js', 'start'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), SANDBOX: 'on', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  program.stdout.on('data', (chunk) => (said += String(chunk)));
  program.stderr.on('data', (chunk) => (said += String(chunk)));
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()));
  async function stop(): Promise<void> {
    program.kill();
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
  for (const from = Date.now(); !(await isReady(origin)); await pause(300)) {
    if (program.exitCode === null && Date.now() - from < PATIENCE_MS) continue;
    await stop();
    throw new Error(
      `The sample newspaper did not start. Build it with "npm run build:site". It said:\n${said}`,
    );
  }
  return { origin, [Symbol.asyncDispose]: stop };
}
