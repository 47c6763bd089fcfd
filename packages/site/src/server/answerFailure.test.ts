/** How the running site answers a request that failed. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openListeningSite } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

let paper: ListeningSite;
beforeAll(async () => {
  paper = await openListeningSite(['pages']);
});
afterAll(() => paper[Symbol.asyncDispose]());

test.each([
  '/_broadsheet/forms/login',
  '/_broadsheet/read',
  '/_broadsheet/experiment',
  '/_broadsheet/block?path=/',
  '/identity/public/v1/auth/login',
  '/sales/public/v1/cart/item',
  '/readers/v1/newsletters',
  '/pagebuilder/api/session',
])('whoever hangs up in the middle of a body to %s leaves nothing in the log', async (path) => {
  const printed = vi.spyOn(console, 'error');
  const socket = connect(paper.port, '127.0.0.1');
  const head = [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Origin: http://localhost'];
  const type = 'Content-Type: application/x-www-form-urlencoded';
  socket.write([...head, type, 'Transfer-Encoding: chunked', '', '3', 'a=b', ''].join('\r\n'));
  await pause(200);
  socket.destroy();
  await pause(200);
  expect([printed.mock.calls, paper.lines, paper.platform.logs]).toEqual([[], [], []]);
  printed.mockRestore();
});

test('a failure of the site is told in its log, and to nobody else what it was', async () => {
  const printed = vi.spyOn(console, 'error');
  const failing = vi.spyOn(paper.platform.platform.reads, 'count').mockImplementation(() => {
    throw new Error('the store is on fire');
  });
  const response = await paper.get('/_broadsheet/read?token=secret', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://localhost' },
    body: JSON.stringify({ path: '/', id: 'story' }),
  });
  expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(await response.text()).not.toContain('fire');
  expect(paper.lines.join('')).toMatch(/the store is on fire/);
  expect(paper.lines.join('')).toContain('"route":"/_broadsheet/read"');
  expect(paper.lines.join('')).not.toContain('secret');
  expect(printed.mock.calls).toEqual([]);
  failing.mockRestore();
  printed.mockRestore();
});
