/** An S3 server in a process of its own, which checks the signature of every call and keeps its objects in a folder. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUCKET = 'courier-media';
/** The key that the server knows. */
const KEY = { id: 'S3RVER', secret: 'S3RVER' };

const PROGRAM = `
  const Server = require('@20minutes/s3rver');
  const [directory, port] = process.argv.slice(1);
  new Server({ address: '127.0.0.1', port: Number(port), silent: true, directory, configureBuckets: [{ name: '${BUCKET}' }] })
    .run()
    .then((address) => console.log('port=' + (address.port ?? port)));
`;

export interface ObjectStorage extends AsyncDisposable {
  readonly endpoint: string;
  /** The settings of a site that keeps its media there. */
  readonly variables: Readonly<Record<string, string>>;
  /** Ends the server; its objects stay. */
  stop(): Promise<void>;
  /** Starts it again at the same port. */
  start(): Promise<void>;
}

async function run(
  directory: string,
  port: number,
): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const child = spawn(process.execPath, ['--eval', PROGRAM, directory, String(port)], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const chunk of child.stdout) {
    said += String(chunk);
    const found = /port=(\d+)/.exec(said)?.[1];
    if (found !== undefined) return { child, port: Number(found) };
  }
  throw new Error(`The S3 server has not started: ${said}`);
}

/** Starts the server with an empty bucket. */
export async function openObjectStorage(): Promise<ObjectStorage> {
  const folder = await mkdtemp(join(tmpdir(), 'broadsheet-bucket-'));
  let running = await run(folder, 0);
  const { port } = running;
  const endpoint = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    if (running.child.exitCode !== null || running.child.signalCode !== null) return;
    const ended = once(running.child, 'exit');
    running.child.kill('SIGKILL');
    await ended;
  };
  return {
    endpoint,
    variables: {
      MEDIA_BUCKET: BUCKET,
      MEDIA_ENDPOINT: endpoint,
      MEDIA_KEY_ID: KEY.id,
      MEDIA_KEY: KEY.secret,
    },
    stop,
    async start() {
      running = await run(folder, port);
    },
    async [Symbol.asyncDispose]() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
