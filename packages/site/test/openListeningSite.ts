/** The site behind a listening socket of this machine, and readers that reach it from addresses of their own. */
import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '@broadsheet/client-core';
import { readMails, startPlatform } from '@broadsheet/testing/platform';
import type { StartPlatformOptions, TestPlatform } from '@broadsheet/testing/platform';
import { readConfig } from '../src/config/readConfig.ts';
import { createLog } from '../src/server/createLog.ts';
import { createSite } from '../src/server/createSite.ts';
import { listen } from '../src/server/listen.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Of JSON; an empty object otherwise. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Status and code, such as `401 100010`. */
  readonly outcome: string;
  /** What a browser would send back. */
  readonly cookie: string;
}

export interface SiteCall {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The reader's own address: one of 127.0.0.0/8. Default: 127.0.0.1. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ListeningSite extends AsyncDisposable {
  readonly origin: string;
  readonly platform: TestPlatform;
  call(method: string, path: string, call?: SiteCall): Promise<SiteAnswer>;
  /** A value of the query of the newest mailed link to an address. @throws Error there is none */
  mailed(to: string, name: string): Promise<string>;
}

export interface ListeningSiteOptions extends StartPlatformOptions {
  readonly environment?: Readonly<Record<string, string>>;
}

const readBody = (text: string): SiteAnswer['body'] => {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
};

function send(port: number, [method, path]: readonly [string, string], call: SiteCall): Promise<SiteAnswer> {
  const { body, from = '127.0.0.1', headers = {} } = call;
  const payload = body === undefined ? undefined : JSON.stringify(body);
  const type = payload === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        port,
        path,
        method,
        host: '127.0.0.1',
        localAddress: from,
        agent: false,
        headers: { ...type, ...headers },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('error', reject).on('end', () => {
          const { statusCode: status = 0, headers: answered } = response;
          const answer = readBody(text);
          const code = typeof answer['code'] === 'string' ? ` ${answer['code']}` : '';
          const cookie = (answered['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
          resolve({ status, headers: answered, text, body: answer, outcome: `${status}${code}`, cookie });
        });
      },
    );
    request.on('error', reject).end(payload);
  });
}

/** Starts a platform in memory, the site over it, and a socket on a free port. */
export async function openListeningSite(options: ListeningSiteOptions = {}): Promise<ListeningSite> {
  const { environment = {}, ...platformOptions } = options;
  const folder = await temporaryFolder();
  const platform = await startPlatform(platformOptions);
  await mkdir(platform.platform.mediaDir, { recursive: true });
  const home = join(import.meta.dirname, '../../..');
  const variables = { DATA_DIR: folder.path, PORT: '0', SITE_ORIGIN: 'http://127.0.0.1', ...environment };
  const config = readConfig(variables, { home, cwd: home });
  const site = await createSite({
    config,
    platform: platform.platform,
    secret: 'a secret of the tests, long enough for all',
    assets: () => ({ loader: '/assets/loader.js', preloadFonts: [], themeCss: '' }),
    assetsDir: join(folder.path, 'assets'),
    log: createLog('error', { write: () => undefined }),
  });
  const listener = await listen(site.fetch, { port: 0, host: '127.0.0.1' });
  return {
    origin: `http://127.0.0.1:${listener.port}`,
    platform,
    call: (method, path, call = {}) => send(listener.port, [method, path], call),
    async mailed(to, name) {
      const mail = (await readMails(platform)).find((each) => each.to === to);
      const value = mail?.links[0] === undefined ? null : new URL(mail.links[0]).searchParams.get(name);
      if (value === null) throw new Error(`No mail to ${to} has a link with "${name}".`);
      return value;
    },
    async [Symbol.asyncDispose]() {
      await listener.drain();
      await platform.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}
