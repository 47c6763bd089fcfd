/** Readers and strangers who reach the listening site from IP addresses of their own. */
import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { isRecord } from '@broadsheet/client-core';
import { readMails } from '@broadsheet/testing/platform';
import { openListeningSite } from './openListeningSite.ts';

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

export interface ReadersSite extends AsyncDisposable {
  call(method: string, path: string, call?: SiteCall): Promise<SiteAnswer>;
  /** A value of the query of the newest mailed link to an address. @throws Error there is none */
  mailed(to: string, name: string): Promise<string>;
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

/** @param variables of the environment */
export async function openReadersSite(
  variables: Readonly<Record<string, string>> = {},
): Promise<ReadersSite> {
  const { port, platform, [Symbol.asyncDispose]: close } = await openListeningSite([], variables);
  return {
    call: (method, path, call = {}) => send(port, [method, path], call),
    async mailed(to, name) {
      const mail = (await readMails(platform)).find((each) => each.to === to);
      const value = mail?.links[0] === undefined ? null : new URL(mail.links[0]).searchParams.get(name);
      if (value === null) throw new Error(`No mail to ${to} has a link with "${name}".`);
      return value;
    },
    [Symbol.asyncDispose]: close,
  };
}
