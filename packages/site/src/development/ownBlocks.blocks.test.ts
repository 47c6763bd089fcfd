/**
 * A site's own blocks during their development: `npm run dev` in a copy of the workspace, called as the page builder calls
 * it.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, record, text } from '@broadsheet/client-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkshop } from '../../test/openWorkshop.ts';
import type { Workshop } from '../../test/openWorkshop.ts';
import { BLOCKS_CHANGED } from '../pagebuilder/desk/deskElements.ts';

const ADA = { email: 'ada@example.com', password: 'seven ships below cranes' };
const SOURCE = 'blocks/tide-table/src';
/** Waits that suit a slow machine, which needs long to assemble the site again. */
const PATIENCE = { timeout: 60_000, interval: 100 };

const HEADING = { id: 'a', block: 'header', fields: { text: 'Now it is' }, children: [] };

let workshop: Workshop;
let cookie = '';

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${workshop.origin}${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie },
  });

async function findEntry(): Promise<Readonly<Record<string, unknown>> | undefined> {
  const answer: unknown = await (await ask('/pagebuilder/api/catalogue')).json();
  const blocks = isRecord(answer) && Array.isArray(answer['blocks']) ? answer['blocks'] : [];
  return blocks.filter(isRecord).find(({ name }) => name === 'tide-table');
}
const fieldsOf = (entry: Awaited<ReturnType<typeof findEntry>>) =>
  isRecord(entry?.['fields']) ? Object.keys(entry['fields']) : [];

const pageWith = (block: object) => ({
  schemaVersion: 1,
  id: 'tides',
  name: 'Tides',
  match: { kind: 'path', path: '/tides/' },
  layout: 'single-column-regular',
  areas: { body: [block] },
});

/** Requests the page with the block, as the preview shows it. */
async function preview(fields: object = {}): Promise<string> {
  const document = pageWith({ id: 'a', block: 'tide-table', fields, children: [] });
  const body = JSON.stringify({ document, path: '/tides/', block: { id: 'a', level: 2 } });
  const answer = await ask('/pagebuilder/api/preview', { method: 'POST', body });
  return answer.text();
}

/** Collects the names of the events that the server sends to a browser, from now on. */
async function collectEvents(): Promise<{ readonly events: readonly string[]; readonly close: () => void }> {
  const client = await (await ask('/@vite/client')).text();
  const token = /wsToken = "([^"]+)"/.exec(client)?.[1] ?? '';
  const socket = new WebSocket(`${workshop.origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr');
  const events: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = record({ type: text, event: text })(JSON.parse(String(data)));
    events.push(message?.event ?? message?.type ?? '');
  });
  await expect.poll(() => events, PATIENCE).toContain('connected');
  return { events, close: () => socket.close() };
}

beforeAll(async () => {
  workshop = await openWorkshop();
  const login = await ask('/pagebuilder/api/session', { method: 'POST', body: JSON.stringify(ADA) });
  cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}, 180_000);
afterAll(() => workshop[Symbol.asyncDispose]());

// The whole life of a block in one test: a retry would start in the middle.
test(
  'a block is offered when it is made, follows its source and its fields, and goes when it is deleted',
  { retry: 0, timeout: 240_000 },
  async () => {
    expect(await findEntry()).toBeUndefined();
    const { events, close } = await collectEvents();

    await workshop.makeBlock('tide-table');
    await expect.poll(() => events, PATIENCE).toContain(BLOCKS_CHANGED);
    await expect.poll(findEntry, PATIENCE).toMatchObject({ title: 'Tide table', scriptBytes: 0 });
    expect(await preview()).toContain('More soon');

    await workshop.edit(`${SOURCE}/phrases.ts`, 'More soon', 'High water at six');
    await expect.poll(preview, PATIENCE).toContain('High water at six');

    await workshop.edit(
      `${SOURCE}/fields.ts`,
      'export const fields = {',
      "export const fields = {\n  note: text({ label: 'Note', default: '', group: 'general' }),",
    );
    await expect.poll(async () => fieldsOf(await findEntry()), PATIENCE).toEqual(['note', 'heading']);
    await workshop.edit(
      `${SOURCE}/TideTable.tsx`,
      '({ heading }: TideTableProps)',
      '({ heading, note }: any)',
    );
    await workshop.edit(`${SOURCE}/TideTable.tsx`, '{heading}</Title>', '{heading}: {note}</Title>');
    await expect.poll(() => preview({ note: 'seals' }), PATIENCE).toContain('seals');

    await workshop.edit(`${SOURCE}/TideTable.tsx`, 'return (', 'retrun ((');
    await expect.poll(() => preview(), PATIENCE).toContain('The site could not be put together');
    const refusal = await ask('/pagebuilder/api/catalogue');
    expect(refusal.status).toBe(500);
    expect(record({ message: text })(await refusal.json())?.message).toMatch(
      /^The site could not be put together\. [^\n]*TideTable\.tsx/,
    );
    expect(await (await ask('/contact/')).text()).toContain('The page could not be made');
    await workshop.edit(`${SOURCE}/TideTable.tsx`, 'retrun ((', 'return (');
    await expect.poll(() => preview({ note: 'gulls' }), PATIENCE).toContain('gulls');

    await rm(join(workshop.path, 'blocks/tide-table'), { recursive: true });
    await expect.poll(findEntry, PATIENCE).toBeUndefined();
    // The page builder itself is not reloaded.
    expect(events).not.toContain('full-reload');
    close();
  },
);

test('the page builder gets the client of Vite, and its frames none', async () => {
  expect(await (await ask('/pagebuilder/')).text()).toContain('src="/@vite/client"');
  const draft = JSON.stringify({ document: pageWith(HEADING), path: '/tides/' });
  const framed = await fetch(`${workshop.origin}/pagebuilder/preview`, {
    method: 'POST',
    body: new URLSearchParams({ draft }),
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
  expect(framed.status).toBe(200);
  expect(await framed.text()).not.toMatch(/@vite|src\/development/);
  expect(framed.headers.get('content-security-policy')).not.toBeNull();
});

test('what is scheduled is published, on a page that reloads itself', async () => {
  const call = async (method: string, path: string, body: object) => {
    const answer = await ask(`/pagebuilder/api/pages/tides${path}`, { method, body: JSON.stringify(body) });
    expect([path, answer.status]).toEqual([path, 200]);
  };
  const document = pageWith(HEADING);
  await call('PUT', '/draft', { document, revision: 0 });
  await call('PUT', '/schedule', { revision: 1, publishAt: Date.now() + 1_500 });
  await expect.poll(async () => (await ask('/tides/')).text(), PATIENCE).toContain('Now it is');
  expect(await (await ask('/tides/')).text()).toContain('src="/src/development/reloadPage.ts"');
});
