/** A plain Node.js server with an application of its own around the blocks, under a policy that allows nothing inline. */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { InlineConfig } from 'vite';
import { styledSource } from '../../../../scripts/styled-source.mjs';
import { FIXTURES } from '../newspaper/fixtures.ts';
import { freePort } from '../newspaper/freePort.ts';
import type * as Server from './server.tsx';

const conditions = ['@broadsheet/source', 'module', 'import', 'default'];

function configOf(folder: string, part: 'client' | 'server'): InlineConfig {
  const input = join(import.meta.dirname, `${part}.tsx`);
  return {
    root: import.meta.dirname,
    base: '/scripts-of-host/',
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    plugins: [styledSource()],
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { conditions, dedupe: ['react', 'react-dom', 'styled-components'] },
    ssr: { resolve: { conditions, externalConditions: ['node', 'import'] }, noExternal: [/^@broadsheet\//] },
    build: {
      outDir: join(folder, part),
      minify: false,
      modulePreload: false,
      ...(part === 'server' && { ssr: input }),
      rolldownOptions: { input, output: { entryFileNames: `${part}.js` } },
    },
  };
}

export interface HostPage extends AsyncDisposable {
  readonly origin: string;
}

/** @param newspaper the origin of the newspaper whose content the application shows */
export async function startHostPage(newspaper: string): Promise<HostPage> {
  const parent = join(import.meta.dirname, '../../node_modules');
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, '.strict-policy-'));
  await build(configOf(folder, 'client'));
  await build(configOf(folder, 'server'));
  const app: typeof Server = await import(pathToFileURL(join(folder, 'server/server.js')).href);
  const site = JSON.parse(await readFile(join(FIXTURES, 'site.json'), 'utf8'));
  const story = JSON.parse(await readFile(join(FIXTURES, 'stories/coast/night-of-the-surge.json'), 'utf8'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;

  async function answerPage(response: ServerResponse, isRendered: boolean): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    const props = await app.loadProps({ site, origin, story });
    const { result, head } = isRendered ? await app.renderApp(props, nonce) : { result: '', head: '' };
    const data = JSON.stringify(isRendered ? props : { ...props, nonce }).replaceAll('<', '\\u003c');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'`,
    });
    response.end(
      `<!doctype html><html lang="en"><head><title>Host</title>${head}</head><body><div id="root">${result}</div>` +
        `<script type="application/json" id="data">${data}</script>` +
        `<script type="module" nonce="${nonce}" src="/scripts-of-host/client.js"></script></body></html>`,
    );
  }

  async function answer(path: string, response: ServerResponse): Promise<void> {
    if (path === '/' || path === '/browser-only/') return answerPage(response, path === '/');
    const [, own] = /^\/scripts-of-host\/((?:assets\/)?[\w.-]+\.js)$/.exec(path) ?? [];
    if (own !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript' });
      response.end(await readFile(join(folder, 'client', own)));
      return;
    }
    const answered = await fetch(newspaper + path);
    response.writeHead(answered.status, { 'content-type': answered.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answered.arrayBuffer()));
  }

  const server = createServer((request, response) => {
    answer(request.url ?? '/', response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  }).listen(port);
  return {
    origin,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
