import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import { listenForCommands, sendCommand, socketPath } from './controlSocket.ts';
import type { ControlHandler } from './controlSocket.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function listen(dataDir: string, handle: ControlHandler): Promise<void> {
  open.push(await listenForCommands(dataDir, handle));
}

/** Starts a stub of a site that only listens on its control socket. */
async function listenAs(dataDir: string, listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(socketPath(dataDir), resolve));
  open.push(server);
}

async function send(dataDir: string, command: unknown = {}) {
  const progress: unknown[] = [];
  const answer = await sendCommand(dataDir, command, { onProgress: (step) => progress.push(step) });
  return { answer, progress };
}

test('a command goes to the site, its progress and its result come back', async () => {
  await using folder = await temporaryFolder();
  await listen(folder.path, async (command, { report }) => {
    report({ done: 1, of: 2 });
    report('half – 半分');
    return { got: command };
  });
  expect(await send(folder.path, { command: 'publish', files: ['/ö.json'] })).toEqual({
    answer: { result: { got: { command: 'publish', files: ['/ö.json'] } } },
    progress: [{ done: 1, of: 2 }, 'half – 半分'],
  });
});

test('several commands at once get their own results', async () => {
  await using folder = await temporaryFolder();
  await listen(folder.path, async (command) => command);
  const answers = await Promise.all([1, 2, 3].map((command) => send(folder.path, command)));
  expect(answers.map(({ answer }) => answer?.result)).toEqual([1, 2, 3]);
});

test('whoever hangs up is gone for the site', async () => {
  await using folder = await temporaryFolder();
  const impatient = new AbortController();
  const gone = new Promise<string>((resolve) => {
    void listen(
      folder.path,
      (_, { signal }) =>
        new Promise(() => {
          signal.addEventListener('abort', () => resolve('gone'));
          impatient.abort();
        }),
    ).then(() => {
      const sent = sendCommand(folder.path, {}, { onProgress: () => undefined, signal: impatient.signal });
      sent.catch(() => undefined);
    });
  });
  expect(await gone).toBe('gone');
});

test('fails when no site runs', async () => {
  await using folder = await temporaryFolder();
  expect((await send(folder.path)).answer).toBeUndefined();
  expect((await send(join(folder.path, 'missing'))).answer).toBeUndefined();
});

test('nobody answers at the socket of a site that was killed, and the next site takes its place', async () => {
  await using folder = await temporaryFolder();
  await folder.write('control.sock', '');
  expect((await send(folder.path)).answer).toBeUndefined();
  await listen(folder.path, async () => 'here');
  expect((await send(folder.path)).answer).toEqual({ result: 'here' });
});

test('what the site could not do is thrown here, after its progress', async () => {
  await using folder = await temporaryFolder();
  await listen(folder.path, async (_, { report }) => {
    report(1);
    throw new Error('The site does not know the command.');
  });
  await expect(send(folder.path)).rejects.toThrow(/^The site does not know the command\.$/);
});

test.each([
  ['before its first word', ''],
  ['in the middle of a line', '{"progress":1}\n{"resu'],
  ['between two lines', '{"progress":1}\n'],
])('a site that dies %s is told apart from one that is done', async (_, said) => {
  await using folder = await temporaryFolder();
  await listenAs(folder.path, (request, response) => {
    request.resume();
    if (said === '') request.socket.destroy();
    else response.write(said, () => request.socket.destroy());
  });
  await expect(send(folder.path)).rejects.toThrow(
    'The site stopped before it had finished. Start the command again.',
  );
});

test('an answer that ends without a result is no success', async () => {
  await using folder = await temporaryFolder();
  await listenAs(folder.path, (_, response) => void response.end('{"progress":1}\n'));
  await expect(send(folder.path)).rejects.toThrow('The site stopped before it had finished.');
});

test('the socket is open to its owner alone', async () => {
  await using folder = await temporaryFolder();
  await listen(folder.path, async () => undefined);
  expect((await stat(socketPath(folder.path))).mode & 0o077).toBe(0);
});

test('a data folder whose path is too long for a socket has its socket elsewhere, always the same', () => {
  const deep = `/var/${'deep/'.repeat(30)}`;
  expect(socketPath('/var/courier')).toBe('/var/courier/control.sock');
  expect(socketPath(deep).length).toBeLessThanOrEqual(100);
  expect(socketPath(deep)).toBe(socketPath(deep));
  expect(socketPath(deep)).not.toBe(socketPath(`${deep}er`));
});
