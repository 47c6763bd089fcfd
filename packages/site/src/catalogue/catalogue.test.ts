/** The catalogue of blocks, through the socket of a site with the sandbox. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineBlock, text, useContent } from '@broadsheet/block-kit';
import { list, record } from '@broadsheet/client-core';
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

const request = { source: 'story-feed-query', query: { query: 'type:story', size: 2 } };
const readNewest = record({ content_elements: list(record({})) });

const newest = defineBlock({
  name: 'newest',
  title: 'Newest',
  group: 'Ours',
  kind: 'feature',
  fields: {},
  hydrate: { mode: 'never' },
  content: () => [request],
  Component: function Newest() {
    const state = useContent(request, readNewest);
    return state.status === 'ready'
      ? `Newest: ${state.value?.content_elements?.length}`
      : `Newest: ${state.status}`;
  },
});

let site: ListeningSite;
beforeAll(async () => {
  site = await openSiteWith({ fixtures: FIXTURES, blocks: [tides, newest], variables: { SANDBOX: 'on' } });
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

async function read(path: string): Promise<string> {
  const response = await site.get(`/sandbox/docs/${path}`);
  expect([path, response.status]).toEqual([path, 200]);
  return response.text();
}

const root = join(import.meta.dirname, '../../../..');
const readFromRoot = (path: string) => readFileSync(join(root, path), 'utf8');

const SIGNS: Readonly<Record<string, string>> = {
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Returns the code on a page of the catalogue that somebody can copy, by its title. */
function listSamples(page: string): readonly (readonly [title: string, text: string])[] {
  const samples = page.matchAll(/<pre [^>]*aria-label="([^"]+)"[^>]*><code>([^]*?)<\/code>/g);
  return [...samples].map(([, title = '', code = '']) => [
    title,
    code.replaceAll(/&(?:quot|#39|lt|gt|amp);/g, (sign) => SIGNS[sign] ?? sign),
  ]);
}

test('lists every block, those of the site itself too', async () => {
  const index = await read('');
  const linked = [...index.matchAll(/href="\/sandbox\/docs\/blocks\/([^/"]+)\/"/g)].map(([, name]) => name);
  expect(linked.length).toBe(standardBlocks.length + 2);
  expect(new Set(linked)).toEqual(new Set([...standardBlocks, tides, newest].map(({ name }) => name)));
});

test('finds blocks by their title, name, group or description', async () => {
  const found = await read('?q=tide+ours');
  expect(found).toContain('Tide table');
  expect(found).toMatch(/1 of \d+ blocks/);
});

/** The pages of blocks as they are before somebody tries another value; each is read once. */
const pages = new Map<string, Promise<string>>();
function readBlock(name: string): Promise<string> {
  const page = pages.get(name) ?? read(`blocks/${name}/`);
  pages.set(name, page);
  return page;
}

describe.each(standardBlocks.map((block) => [block.name, block] as const))('%s', (name, { kind }) => {
  test('has a page, and can be tried', async () => {
    const page = await readBlock(name);
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

test('every block of a package is installed by its name, and no other', async () => {
  const published = readdirSync(join(root, 'blocks')).flatMap((folder) => {
    if (folder.includes('.')) return [];
    const { name }: { readonly name?: unknown } = JSON.parse(readFromRoot(`blocks/${folder}/package.json`));
    return [`npm install ${String(name)}`];
  });
  const shown = await Promise.all(
    standardBlocks
      .filter(({ kind }) => kind !== 'output')
      .map(async ({ name }) => listSamples(await readBlock(name))[0]?.[1]),
  );
  const withoutOutput = published.filter((line) => line !== 'npm install @broadsheet/block-default');
  expect(new Set(shown)).toEqual(new Set(withoutOutput));
  expect(await read('blocks/tides/')).not.toContain('npm install');
});

test.each([
  'node/src/server.tsx',
  'node/src/client.tsx',
  'node/rolldown.config.js',
  'vite/index.html',
  'vite/src/client.tsx',
  'next/app/[[...path]]/page.tsx',
  'next/app/RoutedPage.tsx',
  'next/app/layout.tsx',
  'next/app/StyleRegistry.tsx',
  'react-router/app/routes/page.tsx',
  'react-router/app/routes.ts',
  'react-router/app/entry.server.tsx',
  'astro/src/pages/[...path].astro',
])('shows the file that the application of a host runs: %s', async (path) => {
  const [, file = ''] = /^[^/]+\/(.+)$/.exec(path) ?? [];
  const shown = listSamples(await readBlock('card-list'))
    .filter(([title]) => title === file)
    .map(([, code]) => `${code}\n`);
  const run = readFromRoot(`packages/hosts/applications/${path}`).replaceAll('/every/', '/');
  expect(shown).toContain(run);
});

test('the code for applications has the values that are tried, and what the page of the example is about', async () => {
  const found = new Map(listSamples(await read('blocks/byline/?language=de')));
  expect(found.get('loadNews.ts')).toContain("import { block } from '@broadsheet/block-byline/block';");
  expect(found.get('loadNews.ts')).toContain("const locale = 'de';");
  expect(found.get('loadNews.ts')).toContain("{ source: 'content-api', query: { website_url: path } }");
  const tried = new Map(listSamples(await read('blocks/alert-bar/?field.ariaLabel=Latest')));
  expect(tried.get('loadNews.ts')).toContain('"ariaLabel": "Latest"');
  const author = new Map(listSamples(await read('blocks/full-author-bio/')));
  expect(author.get('loadNews.ts')).toMatch(
    /source: 'author-api', query: \{ slug: path\.split\('\/'\)\[\d\]/,
  );
});

test('the blocks that pages without React can have are shown as elements, and no others', async () => {
  const elements = readFromRoot('packages/web-components/src/blocks.ts').matchAll(/block-([\w-]+)\/block'/g);
  const shown = await Promise.all(
    standardBlocks.map(async ({ name }) => {
      const code = new Map(listSamples(await readBlock(name))).get('page.html');
      return code?.includes(`name="${name}"`) === true ? [name] : [];
    }),
  );
  expect(new Set(shown.flat())).toEqual(new Set([...elements].map(([, name]) => name)));
  const quoted = await read(`blocks/alert-bar/?field.ariaLabel=${encodeURIComponent("Today's <news>")}`);
  expect(new Map(listSamples(quoted)).get('page.html')).toContain('"ariaLabel":"Today&#39;s &lt;news>"');
});

test.each([
  ['answered', 'Newest: 2'],
  ['loading', 'Newest: loading'],
  ['failed', 'Newest: failed'],
  ['empty', 'Newest: 0'],
])('a block whose content is %s shows what it then shows', async (content, shown) => {
  expect(await read(`blocks/newest/trial/?content=${content}`)).toContain(shown);
  const forReader = `blocks/newest/trial/?content=${content}&reader=registered`;
  expect(await read(forReader)).toContain(shown);
});

test('a state of content leaves what readers get and other trials alone', async () => {
  for (const content of ['failed', 'empty', 'loading']) await read(`blocks/newest/trial/?content=${content}`);
  expect(await read('blocks/newest/trial/')).toContain('Newest: 2');
});

test('a story that a source does not find is none, and a page keeps what it is about', async () => {
  const headlines = (page: string) => page.match(/<h[1-6]/g)?.length ?? 0;
  const promo = 'blocks/large-promo/trial/?example=0';
  expect(headlines(await read(`${promo}&content=answered`))).toBeGreaterThan(0);
  expect(headlines(await read(`${promo}&content=empty`))).toBe(0);
});

test('offers states of content where the block asks a source, and names it', async () => {
  const page = await read('blocks/card-list/?content=failed');
  expect(page).toMatch(/It reads\s+<code>content-api-collections<\/code>/);
  expect(page).toMatch(/<option value="failed" selected>/);
  expect(await read('blocks/tides/')).not.toContain('name="content"');
});

test('says how many bytes of style and markup a block has as it is tried', async () => {
  const sizes = async (path: string) =>
    [...(await read(path)).matchAll(/<dd>\s*([\d,]+) bytes, as it is tried/g)].map(([, size]) =>
      Number(size?.replace(',', '')),
    );
  const [style = 0, markup = 0] = await sizes('blocks/card-list/');
  expect(style).toBeGreaterThan(100);
  expect(markup).toBeGreaterThan(100);
  const [, failed] = await sizes('blocks/card-list/?content=failed');
  expect(failed).toBeLessThan(markup);
  expect(await sizes('blocks/right-rail/')).toEqual([]);
  // 28 bytes of it are gzip's own.
  expect(await sizes('blocks/tides/')).toEqual([0, 28]);
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
