import { isRecord } from '@broadsheet/client-core';
import { EditingError } from '@broadsheet/platform';
import { startPlatform } from '@broadsheet/platform-testing';
import type { TestPlatform } from '@broadsheet/platform-testing';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdmission } from './createAdmission.ts';

const ADA = { email: 'ada@example.com', password: 'seven ships below cranes' };
const ORIGIN = 'https://paper.test';

let platform: TestPlatform;
let app: Hono;
let cookie = '';
const logged: unknown[] = [];

function ask(path: string, { method = 'POST', headers = {}, body = '{}' } = {}) {
  const sent = method === 'GET' ? {} : { body };
  const request = new Request(ORIGIN + path, {
    method,
    ...sent,
    headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', cookie, ...headers },
  });
  return app.request(request);
}

beforeAll(async () => {
  platform = await startPlatform({ fixtures: ['pages'] });
  await platform.platform.editing.setUp(ADA);
  const admit = createAdmission({
    platform: platform.platform,
    log: { error: (...line) => void logged.push(line) },
  });
  app = new Hono();
  app.post(
    '/things/:id',
    admit('publisher', async ({ editor, param, readJson, audit }) => {
      await audit('page.published', param('id'));
      return Response.json({ by: editor.email, id: param('id'), body: await readJson() });
    }),
  );
  app.get(
    '/refused',
    admit('viewer', () => {
      throw new EditingError(409, 'Somebody was faster.', { revision: 3 });
    }),
  );
  app.get(
    '/broken',
    admit('viewer', () => {
      throw new TypeError('no such thing');
    }),
  );
  app.all('/pagebuilder/api/*', (context) => platform.platform.fetch(context.req.raw));
}, 60_000);
afterAll(() => platform.close());

test('refuses whoever is not logged in, as the platform does', async () => {
  const answer = await ask('/things/7');
  expect(answer.status).toBe(401);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.json()).toEqual({
    message: expect.stringContaining('not logged in'),
    says: { key: 'refusal.not-logged-in', values: {} },
  });
});

test('tells the route who asks, and writes down what was done', async () => {
  const login = await ask('/pagebuilder/api/session', { body: JSON.stringify(ADA) });
  cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const answer = await ask('/things/7', { body: '{"a":1}' });
  expect(await answer.json()).toEqual({ by: ADA.email, id: '7', body: { a: 1 } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const log: unknown = await (await ask('/pagebuilder/api/audit', { method: 'GET' })).json();
  expect(isRecord(log) && log['entries']).toContainEqual(
    expect.objectContaining({ action: 'page.published', subject: '7', editorName: expect.any(String) }),
  );
});

test('answers a body that is no JSON with what to do', async () => {
  const answer = await ask('/things/7', { body: '{' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    message: expect.stringContaining('not JSON'),
    says: { key: 'refusal.not-json', values: {} },
  });
});

test('does nothing for a page of another site', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await ask('/things/7', { headers })).status).toBe(403);
});

test('answers refusals with their details, and failures with no more than that they happened', async () => {
  const refused = await ask('/refused', { method: 'GET' });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toEqual({ message: 'Somebody was faster.', revision: 3 });
  const broken = await ask('/broken', { method: 'GET' });
  expect(broken.status).toBe(500);
  expect(await broken.json()).toEqual({
    message: 'The server failed to answer. Its log tells why.',
    says: { key: 'refusal.failed', values: {} },
  });
  expect(JSON.stringify(logged)).toContain('no such thing');
});
