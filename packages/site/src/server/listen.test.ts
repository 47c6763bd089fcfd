import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { listen, PATIENCE } from './listen.ts';
import type { Listener, Patience } from './listen.ts';

const SHORT: Patience = {
  headersMs: 150,
  requestMs: 300,
  silenceMs: 400,
  keepAliveMs: 150,
  lingerMs: 300,
  checkMs: 20,
};
const listening: Listener[] = [];
afterEach(async () => {
  await Promise.all(listening.splice(0).map((listener) => listener.drain()));
});

async function start(
  fetch: (request: Request) => Response | Promise<Response>,
  patience = SHORT,
): Promise<Listener> {
  const listener = await listen(fetch, { port: 0, host: '127.0.0.1', patience });
  listening.push(listener);
  return listener;
}

/** Sends a text, and then either a byte every 20 ms or nothing. @returns the response before the connection ended */
function talk(port: number, first: string, more?: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(first));
    let heard = '';
    const drip = setInterval(() => more !== undefined && socket.writable && socket.write(more), 20);
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
    // The server may close the connection in the middle of a response.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      resolve(heard);
    });
  });
}

const HEAD = 'POST /large HTTP/1.1\r\nHost: a\r\nContent-Length: 20000000\r\n\r\n';

/** Sends a body piece by piece, reads only once all of it was sent, and asks for something else behind it. */
function sendAll(port: number, pieces: number): Promise<{ readonly heard: string; readonly error?: string }> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const send = async (): Promise<void> => {
      socket.write(HEAD);
      for (let piece = 0; piece < pieces && socket.writable; piece += 1) {
        socket.write('a'.repeat(1_000_000));
        await pause(10);
      }
      socket.write('GET /behind HTTP/1.1\r\nHost: a\r\n\r\n');
      socket.setEncoding('utf8').on('data', (text: string) => (heard += text));
    };
    let heard = '';
    let failure: { readonly error: string } | undefined;
    socket.on('error', ({ message }) => (failure = { error: message }));
    socket.on('end', () => socket.end());
    socket.on('close', () => resolve({ heard, ...failure }));
    void send();
  });
}

const readAll = async (request: Request) => new Response(String((await request.text()).length));

test.each([
  ['says nothing', '', undefined],
  ['sends its headers slowly', 'GET / HTTP/1.1\r\nX: ', 'a'],
  ['sends its body slowly', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n', 'a'],
  [
    'stops in the middle of its body',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100000\r\n\r\n',
    undefined,
  ],
])('a connection that %s is ended', async (_, first, more) => {
  const { port } = await start(readAll);
  expect(await talk(port, first, more)).not.toContain('200 OK');
});

test('a connection that was answered and stays silent is ended', async () => {
  const { port } = await start(readAll);
  expect(await talk(port, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab')).toMatch(
    /^HTTP\/1\.1 200 OK\r\n[^]*\r\n2$/,
  );
});

test('an answer that never comes ends its connection', async () => {
  const { port } = await start(() => new Promise(() => undefined));
  expect(await talk(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n')).toBe('');
});

test('an answer that takes its time but keeps coming is whole', async () => {
  const { port } = await start(
    () =>
      new Response(
        new ReadableStream({
          async pull(controller) {
            await pause(50);
            controller.enqueue(new TextEncoder().encode('tick '));
            if ((ticks += 1) === 12) controller.close();
          },
        }),
      ),
  );
  let ticks = 0;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect(await answer.text()).toBe('tick '.repeat(12));
});

test('a taken port is told in one sentence', async () => {
  const { port } = await start(readAll);
  await expect(listen(readAll, { port, host: '127.0.0.1' })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken by another program. Stop that program, or set PORT to another number.`,
  );
});

test('an address of another machine is told in one sentence', async () => {
  await expect(listen(readAll, { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'HOST is "192.0.2.1", which is no address of this machine.',
  );
});

test('a connection that asks without reading is ended before it fills the memory', async () => {
  let made = 0;
  const { port } = await start(async () => {
    made += 1;
    await pause(20);
    return new Response('x'.repeat(100_000));
  });
  await talk(port, 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(1_000));
  expect(made).toBeLessThanOrEqual(32);
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect((await answer.text()).length).toBe(100_000);
});

test('requests that are sent ahead are answered in order', async () => {
  const { port } = await start((request) => new Response(new URL(request.url).pathname));
  const ahead = ['/a', '/b', '/c'].map((path) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`).join('');
  expect((await talk(port, ahead)).match(/\/[abc]$|\/[abc](?=HTTP)/g)).toEqual(['/a', '/b', '/c']);
});

test('an answer that is under way when the server stops comes whole, and its connection is not waited for', async () => {
  const { port, drain } = await listen(
    async () => {
      await pause(300);
      return new Response('whole');
    },
    { port: 0, host: '127.0.0.1' },
  );
  const answer = talk(port, 'GET / HTTP/1.1\r\nHost: a\r\nConnection: keep-alive\r\n\r\n');
  await pause(100);
  const begun = performance.now();
  await drain();
  expect(performance.now() - begun).toBeLessThan(2_000);
  expect(await answer).toMatch(/whole$/);
});

test('a body that nobody waits for does not cost its sender the answer, and nothing behind it is answered', async () => {
  const requested: string[] = [];
  const { port } = await start((request) => {
    requested.push(new URL(request.url).pathname);
    return new Response('too large', { status: 413 });
  }, PATIENCE);
  const { heard, error } = await sendAll(port, 20);
  expect(error).toBeUndefined();
  expect(heard).toMatch(/^HTTP\/1\.1 413 [^]*\r\nConnection: close\r\n[^]*\r\n\r\ntoo large$/i);
  expect(requested).toEqual(['/large']);
});

test('a body that never ends is read for a limited time after its answer', async () => {
  const { port } = await start(() => new Response('too large', { status: 413 }));
  const begun = performance.now();
  expect(await talk(port, HEAD, 'a')).toMatch(/^HTTP\/1\.1 413 /);
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('a connection whose body was read whole before the answer goes on', async () => {
  const { port } = await start(async (request) => {
    await pause(50);
    return new Response(new URL(request.url).pathname);
  });
  const post = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab`;
  const heard = await talk(port, post('/a') + post('/b'));
  expect(heard.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(heard).not.toMatch(/Connection: close/i);
});

test.each([
  ['two hosts', 'Host: a\r\nHost: b\r\n'],
  ['the same host twice', 'Host: a\r\nhost: a\r\n'],
  ['an empty host', 'Host: \r\n'],
  ['no host', ''],
])('a request with %s is refused, and what follows on its connection is not answered', async (_, hosts) => {
  let answered = 0;
  const { port } = await start(() => new Response(String((answered += 1))));
  const heard = await talk(port, `GET / HTTP/1.1\r\n${hosts}\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 400']);
  expect(heard).toMatch(/Connection: close/i);
  expect(answered).toBe(0);
});
