/**
 * How the command line reaches the running site.
 *
 * The embedded database can be open in one process only. While the site runs, that process is the site. The command line
 * then asks it to do the work, through a socket that only this user can open. If no site listens, the command line opens
 * the data itself.
 */
import { getErrorMessage } from '@broadsheet/client-core';
import { createHash } from 'node:crypto';
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The most characters of a socket's path; longer ones cannot be bound. */
const MAX_PATH = 100;

const STOPPED = 'The site stopped before it had finished. Start the command again.';

function hasCode(error: unknown, ...codes: readonly string[]): boolean {
  return error instanceof Error && 'code' in error && codes.some((code) => error.code === code);
}

export function socketPath(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\.\\pipe\\broadsheet-${name}`;
  const inside = join(dataDir, 'control.sock');
  return inside.length <= MAX_PATH
    ? inside
    : join(tmpdir(), `broadsheet-${process.getuid?.() ?? 0}-${name}.sock`);
}

export interface Asker {
  /** Sends a line of progress. */
  report(line: unknown): void;
  /** Aborts when the client has disconnected. */
  readonly signal: AbortSignal;
}

/** Performs one command for a client. */
export type ControlHandler = (command: unknown, asker: Asker) => Promise<unknown>;

async function readBody(message: IncomingMessage): Promise<unknown> {
  message.setEncoding('utf8');
  let body = '';
  for await (const chunk of message) body += String(chunk);
  return JSON.parse(body);
}

/**
 * Listens for commands: the request is one JSON body; the response has one JSON line for each progress report and a last
 * one for the result.
 */
export async function listenForCommands(dataDir: string, handle: ControlHandler): Promise<Server> {
  const path = socketPath(dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  // A killed process leaves the socket behind; the lock of the database guarantees that no other process is running.
  if (process.platform !== 'win32') await rm(path, { force: true });
  const server = createServer((message, response) => {
    const write = (line: unknown) => response.write(`${JSON.stringify(line)}\n`);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    readBody(message)
      .then((command) => handle(command, { report: (progress) => write({ progress }), signal: gone.signal }))
      .then(
        (result) => write({ result }),
        (error: unknown) => write({ error: getErrorMessage(error) }),
      )
      .finally(() => response.end());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // Not shared with other workers: the first alone answers.
    server.listen({ path, exclusive: true }, resolve);
  });
  if (process.platform !== 'win32') await chmod(path, 0o600);
  return server;
}

/** Yields the lines of a response as they arrive; a response that breaks off ends like a complete one. */
async function* readLines(answer: IncomingMessage): AsyncGenerator<string> {
  answer.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of answer) {
      const lines = (rest + String(chunk)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if (!hasCode(error, 'ECONNRESET')) throw error;
  }
}

export interface SendOptions {
  readonly onProgress: (progress: unknown) => void;
  /** Closes the connection when it aborts; the site then stops the command at the next safe point. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Sends a command to the running site. Resolves with `undefined` if no site runs on this data folder.
 *
 * @throws Error when the site could not perform it, or stopped before it was done
 */
export async function sendCommand(
  dataDir: string,
  command: unknown,
  { onProgress, signal }: SendOptions,
): Promise<{ readonly result: unknown } | undefined> {
  const answer = await connect(dataDir, JSON.stringify(command), signal);
  if (answer === undefined) return undefined;
  for await (const line of readLines(answer)) {
    const message: unknown = JSON.parse(line);
    if (typeof message !== 'object' || message === null) continue;
    if ('progress' in message) onProgress(message.progress);
    if ('error' in message) throw new Error(String(message.error));
    if ('result' in message) return { result: message.result };
  }
  throw new Error(STOPPED);
}

function connect(
  dataDir: string,
  body: string,
  signal: AbortSignal | undefined,
): Promise<IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: socketPath(dataDir), method: 'POST', path: '/', signal }, resolve);
    call.once('error', (error) => {
      if (hasCode(error, 'ENOENT', 'ENOTDIR', 'ECONNREFUSED')) resolve(undefined);
      else reject(hasCode(error, 'ECONNRESET', 'EPIPE') ? new Error(STOPPED, { cause: error }) : error);
    });
    call.end(body);
  });
}
