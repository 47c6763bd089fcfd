/** A newspaper of one's own: a folder with a config, a block, a theme and a content source, through the command line. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { symlink } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { isRecord } from '@broadsheet/client-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../test/temporaryFolder.ts';
import type { TemporaryFolder } from '../../test/temporaryFolder.ts';

const SITE = join(import.meta.dirname, '../..');
const ADA = { email: 'ada@example.com', password: 'seven ships below cranes' };

const FILES = {
  'broadsheet.config.ts': `
    import { defineSite } from '@broadsheet/site';
    import { tarn } from './theme.ts';
    import { countdown } from './sources/countdown.ts';
    import { tides } from './sources/tides.ts';
    export default defineSite({
      name: 'The Tarn Gazette',
      locales: ['en'],
      theme: tarn,
      sources: [tides, countdown],
      redirects: [{ from: '/old/', to: '/harbour/' }, { from: '/gone/', status: 410 }],
      settings: { SITE_ID: 'the-tarn-gazette', LOG_LEVEL: 'warn', SOURCE_TIMEOUT_MS: 400 },
    });`,
  'theme.ts': `
    import { defineTheme } from '@broadsheet/site';
    export const tarn = defineTheme({
      name: 'tarn',
      colours: { brand: { light: '#7a1f3d', dark: '#f29bb3' }, 'ink-soft': { light: '#aaaaaa', dark: '#a9adb7' } },
      measures: { serif: '"Tarn Serif", Georgia, serif', sans: 'system-ui, sans-serif' },
      fonts: [{ family: 'Tarn Serif', file: 'tarn.woff2', preload: true }],
    });`,
  'fonts/tarn.woff2': 'a font',
  'sources/tides.ts': `
    import { defineSource } from '@broadsheet/site';
    export const tides = defineSource({
      name: 'tides',
      label: 'Tides of a harbour',
      params: [{ name: 'harbour', kind: 'text', required: true, label: 'Name of the harbour' }],
      signed: false,
      fetch: async (_context, { harbour }) => {
        if (harbour === 'nowhere') throw new Error('There is no water.');
        if (harbour === 'far') await new Promise((done) => setTimeout(done, 5_000));
        return { harbour, high: '06:12' };
      },
    });`,
  'blocks/tide/block.ts': `
    import { content, contentRequest, defineBlock } from '@broadsheet/block-kit';
    import { definePhrases } from '@broadsheet/site';
    import { phrases, Tide } from './Tide.tsx';
    export const block = defineBlock({
      name: 'tide',
      title: 'Tide',
      group: 'Harbour',
      kind: 'feature',
      fields: { tide: content({ label: 'Tide', schema: 'any' }) },
      phrases: definePhrases(phrases, { de: { 'tide.high': 'Hochwasser um {time}' } }),
      content: ({ tide }) => [contentRequest(tide)].filter((request) => request !== undefined),
      hydrate: { mode: 'island', name: 'tide', when: 'interaction' },
      Component: Tide,
    });`,
  'blocks/tide/Tide.tsx': `
    import { contentRequest, contentValue, useContent, usePhrases } from '@broadsheet/block-kit';
    import { token } from '@broadsheet/ui';
    import { styled } from 'styled-components';
    export const phrases = { 'tide.high': 'High water at {time}', 'tide.none': 'No tide today' };
    const Line = styled.p\`color: \${token('brand')};\`;
    export function Tide({ tide }) {
      const answer = contentValue(useContent(contentRequest(tide), (input) => input));
      const translate = usePhrases(phrases);
      return <Line>{answer ? translate('tide.high', { time: answer.high }) : translate('tide.none')}</Line>;
    }`,
  'blocks/tide/tide.island.ts': `export { Tide as component } from './Tide.tsx';`,
  'fixtures/pages/harbour.json': JSON.stringify(page('harbour', 'tarn')),
  'fixtures/pages/nowhere.json': JSON.stringify(page('nowhere', 'nowhere')),
  'fixtures/pages/far.json': JSON.stringify(page('far', 'far')),
};

function page(id: string, harbour: string): object {
  const tide = { contentService: 'tides', contentConfigValues: { harbour } };
  return {
    schemaVersion: 1,
    id,
    name: id,
    match: { kind: 'path', path: `/${id}/` },
    layout: 'single-column-regular',
    areas: { body: [{ id: 'a', block: 'tide', fields: { tide }, children: [] }] },
  };
}

function findFreePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

let folder: TemporaryFolder;
let newspaper: ChildProcess | undefined;
let origin = '';
let built: { readonly code: number | null; readonly said: string };
let said = '';

function broadsheet(word: string, environment: Readonly<Record<string, string>> = {}): ChildProcess {
  return spawn(process.execPath, [join(SITE, 'bin/broadsheet.mjs'), word], {
    cwd: folder.path,
    env: { ...process.env, NODE_ENV: undefined, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Makes the folder with `npm create broadsheet`, as its sources are. */
async function create(): Promise<void> {
  const program = join(SITE, '../create-broadsheet/bin/create-broadsheet.mjs');
  const words = [folder.path, '--name', 'The Tarn Gazette', '--language', 'en', '--yes'];
  const child = spawn(process.execPath, [program, ...words], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')]);
  if (child.exitCode !== 0) throw new Error(`The folder was not made:\n${errors}`);
}

async function build(): Promise<typeof built> {
  const child = broadsheet('build');
  if (child.stdout === null || child.stderr === null) throw new Error('The build has no output.');
  const [out, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, said: out + errors };
}

async function start(): Promise<void> {
  const port = await findFreePort();
  origin = `http://localhost:${port}`;
  newspaper = broadsheet('start', {
    PORT: String(port),
    EDITOR_EMAIL: ADA.email,
    EDITOR_PASSWORD: ADA.password,
  });
  const { promise: isUp, resolve } = Promise.withResolvers<void>();
  const hear = (heard: Buffer): void => {
    said += heard.toString();
    if (said.includes('Health:')) resolve();
  };
  newspaper.stdout?.on('data', hear);
  newspaper.stderr?.on('data', hear);
  newspaper.once('exit', () => resolve());
  await isUp;
  if (newspaper.exitCode !== null) throw new Error(`The newspaper did not start:\n${said}`);
}

const read = async (path: string) => (await fetch(origin + path)).text();

beforeAll(async () => {
  folder = await temporaryFolder();
  await create();
  for (const [name, content] of Object.entries(FILES)) await folder.write(name, content);
  await symlink(join(SITE, '../../node_modules'), join(folder.path, 'node_modules'));
  built = await build();
  if (built.code === 0) await start();
}, 240_000);
afterAll(async () => {
  if (newspaper?.exitCode === null) {
    const ended = once(newspaper, 'exit');
    newspaper.kill('SIGTERM');
    await ended;
  }
  await folder[Symbol.asyncDispose]();
});

test('a page shows the block, with the answer of the content source and the colour of the theme', async () => {
  expect(built).toEqual({ code: 0, said: expect.stringContaining('Building the newspaper') });
  const html = await read('/harbour/');
  expect(html).toContain('High water at 06:12');
  expect(html).toContain('--bs-brand:light-dark(#7a1f3d,#f29bb3)');
  expect(html).toMatch(/color:var\(--bs-brand\)/);
});

test('the folder as it is made shows its stories, its own block and the answer of its own source', async () => {
  const html = await read('/');
  expect(html).toContain('This is your first story');
  expect(html).toMatch(/\d+ days? until New Year/);
  expect((await fetch(`${origin}/news/your-first-story/`)).status).toBe(200);
});

test('the folder as it is made has one header and one footer for all pages', async () => {
  for (const path of ['/', '/news/your-first-story/']) {
    const html = await read(path);
    const [, header] = /<header[ >](.*?)<\/header>/s.exec(html) ?? [];
    expect(header).toContain('The Tarn Gazette');
    const [, footer] = /<footer[ >](.*?)<\/footer>/s.exec(html) ?? [];
    expect(footer).toContain('data-enhance="appearance"');
  }
});

test('the island of the block is among the scripts of the page', async () => {
  const html = await read('/harbour/');
  const loader = /src="(\/assets\/loader[^"]+)"/.exec(html)?.[1] ?? '';
  expect(await read(loader)).toContain('islandScripts');
  const table = /islandScripts-[\w-]+\.js/.exec(await read(loader))?.[0] ?? '';
  const island = /tide\.island-[\w-]+\.js/.exec(await read(`/assets/${table}`))?.[0] ?? '';
  expect((await fetch(`${origin}/assets/${island}`)).status).toBe(200);
});

test.each(['/nowhere/', '/far/'])(
  '%s, whose source fails or is slow, is shown without its answer',
  async (path) => {
    const response = await fetch(origin + path);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('No tide today')]);
  },
);

test('redirects of the config lead on, and what is gone is gone', async () => {
  const moved = await fetch(`${origin}/old/`, { redirect: 'manual' });
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/harbour/']);
  expect((await fetch(`${origin}/gone/`)).status).toBe(410);
});

test('the page builder offers the block in its palette, and the source in its own words', async () => {
  const login = await fetch(`${origin}/pagebuilder/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(ADA),
  });
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const ask = async (path: string): Promise<unknown> =>
    (await fetch(`${origin}/pagebuilder/api/${path}`, { headers: { cookie } })).json();
  const list = (answer: unknown, name: string): readonly unknown[] =>
    isRecord(answer) && Array.isArray(answer[name]) ? answer[name] : [];
  expect(list(await ask('catalogue'), 'blocks')).toContainEqual(
    expect.objectContaining({ name: 'tide', group: 'Harbour' }),
  );
  expect(list(await ask('sources'), 'sources')).toContainEqual(
    expect.objectContaining({
      label: 'Tides of a harbour',
      params: [expect.objectContaining({ label: 'Name of the harbour' })],
    }),
  );
});

test('the font of the theme is a file of the site, and the start tells which colours are too pale', async () => {
  const html = await read('/harbour/');
  expect(html).toContain('@font-face{font-family:"Tarn Serif";src:url(/assets/fonts/tarn.woff2)');
  expect(await read('/assets/fonts/tarn.woff2')).toBe('a font');
  expect(said).toContain('"ink-soft" on "paper" (light)');
});
