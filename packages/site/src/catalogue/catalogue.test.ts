/** The catalogue of blocks, through the socket of a site with the sandbox. */
import { defineBlock, text } from '@broadsheet/block-kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openListeningSite, openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { standardBlocks } from '../blocks/standardBlocks.ts';

const FIXTURES = [
  'site',
  'navigation',
  'pages',
  'stories',
  'authors',
  'tags',
  'galleries',
  'videos',
  'collections',
];

const tides = defineBlock({
  name: 'tides',
  title: 'Tide table',
  group: 'Ours',
  kind: 'feature',
  fields: { port: text({ label: 'Port', default: 'Saltgate' }) },
  hydrate: { mode: 'never' },
  Component: ({ port }) => port,
});

let site: ListeningSite;
beforeAll(async () => {
  site = await openSiteWith({ fixtures: FIXTURES, blocks: [tides], variables: { SANDBOX: 'on' } });
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

async function read(path: string): Promise<string> {
  const response = await site.get(`/sandbox/docs/${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

test('lists every block, those of the site itself too', async () => {
  const index = await read('');
  const linked = [...index.matchAll(/href="\/sandbox\/docs\/blocks\/([^/"]+)\/"/g)].map(([, name]) => name);
  expect(linked.length).toBe(standardBlocks.length + 1);
  expect(new Set(linked)).toEqual(new Set([...standardBlocks, tides].map(({ name }) => name)));
});

test('finds blocks by their title, name, group or description', async () => {
  const found = await read('?q=tide+ours');
  expect(found).toContain('Tide table');
  expect(found).toMatch(/1 of \d+ blocks/);
});

describe.each(standardBlocks.map((block) => [block.name, block] as const))('%s', (name, { kind }) => {
  test('has a page, and can be tried', async () => {
    const page = await read(`blocks/${name}/`);
    expect(page).toContain(`<code>${name}</code>`);
    if (kind === 'output') return;
    const trial = await site.get(`/sandbox/docs/blocks/${name}/trial/`);
    expect(trial.headers.get('content-type')).toContain('text/html');
    expect(trial.status).toBeLessThan(400);
  });
});

test('shows a block with the values of the address', async () => {
  expect(await read('blocks/tides/trial/')).toContain('Saltgate');
  expect(await read('blocks/tides/trial/?field.port=Harwick')).toContain('Harwick');
  const page = await read('blocks/tides/?field.port=Harwick');
  expect(page).toContain('value="Harwick"');
  expect(page).toContain('&quot;port&quot;: &quot;Harwick&quot;');
});

test('shows a block in another language, direction and theme', async () => {
  const trial = await read('blocks/login/trial/?language=de&direction=rtl&theme=dark');
  expect(trial).toMatch(/<html[^>]* lang="de"[^>]* dir="rtl"/);
  expect(trial).toContain('color-scheme:dark!important');
  expect(trial).toContain('Passwort');
});

test('shows it with script to whoever looks, and without for a kind of reader', async () => {
  const script = /<script type="module"/;
  expect(await read('blocks/login/trial/')).toMatch(script);
  for (const reader of ['anonymous', 'registered', 'subscribed'])
    expect(await read(`blocks/login/trial/?reader=${reader}`)).not.toMatch(script);
});

test('says which value cannot be used, and keeps that of the example', async () => {
  const page = await read('blocks/card-list/?field.listContentConfig=%7Bbroken&field.offsetOverride=many');
  expect(page).toContain('“Stories” is not JSON');
  expect(page).toContain('“Skip” is a number.');
});

test('sanitises markup that an address brings', async () => {
  const html = encodeURIComponent('<b>Set</b><img src=x onerror=alert(1)>');
  const trial = await read(`blocks/htmlbox/trial/?field.HTML=${html}`);
  expect(trial).toContain('<b>Set</b>');
  expect(trial).not.toContain('onerror');
});

test('does not change what readers get', async () => {
  const before = await (await site.get('/')).text();
  await read('blocks/tides/trial/?field.port=Harwick&theme=dark');
  const after = await (await site.get('/')).text();
  expect(after).toBe(before);
});

test('answers 404 for a block that the site does not have', async () => {
  expect((await site.get('/sandbox/docs/blocks/poem/')).status).toBe(404);
  expect((await site.get('/sandbox/docs/blocks/poem/trial/')).status).toBe(404);
});

test('is not there without the sandbox', async () => {
  await using live = await openListeningSite(['site', 'pages/not-found']);
  expect((await live.get('/sandbox/docs/')).status).toBe(404);
  expect((await live.get('/sandbox/docs/blocks/login/trial/')).status).toBe(404);
});

test('stands under the path of the site', async () => {
  await using based = await openListeningSite(['site', 'navigation', 'pages', 'stories'], {
    SANDBOX: 'on',
    SITE_ORIGIN: 'http://localhost/news',
  });
  const page = await (await based.get('/news/sandbox/docs/blocks/masthead-block/')).text();
  expect(page).toContain('href="/news/sandbox/docs/"');
  const trial = await (await based.get('/news/sandbox/docs/blocks/masthead-block/trial/')).text();
  expect(trial).toContain('href="/news/offer/"');
  expect(trial).not.toContain('/news/news/');
});
