/** Readers and strangers who call the listening site from IP addresses of their own. */
import { request as httpRequest } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { isRecord, systemClock } from '@broadsheet/client-core';
import { readMails } from '@broadsheet/platform-testing';
import { openSiteWith } from './openListeningSite.ts';
import type { ListeningSiteOptions } from './openListeningSite.ts';

/** The password of every account that is created here. */
export const PASSWORD = 'correct horse battery';

export interface SiteAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The JSON body; an empty object for other bodies. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Status and error code, such as `401 100010`. */
  readonly outcome: string;
  /** The cookies that a browser would send back. */
  readonly cookie: string;
}

export interface ReaderTokens {
  readonly uuid: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface SiteCall {
  /** The body, sent as JSON; `URLSearchParams` as a form. */
  readonly body?: unknown;
  /** The reader's own address: one of 127.0.0.0/8. Default: 127.0.0.1. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReadersSite extends AsyncDisposable {
  call(method: string, path: string, call?: SiteCall): Promise<SiteAnswer>;
  /** Makes a call below `/identity/public`. */
  identity(method: string, path: string, call?: SiteCall): Promise<SiteAnswer>;
  signUp(email: string, call?: SiteCall): Promise<SiteAnswer>;
  logIn(email: string, password: string, call?: SiteCall): Promise<SiteAnswer>;
  /** The routes of identity and sales, such as `PUT /identity/public/v1/password`. */
  readonly routes: readonly string[];
  /** Creates the first editor, an administrator. */
  setUpEditor(first: { readonly email: string; readonly password: string }): Promise<unknown>;
  /** Returns the time of the platform, in milliseconds since 1970. */
  now(): number;
  /** Moves the platform's clock, which otherwise stands still. @param ms milliseconds */
  advance(ms: number): void;
  /** Returns a query parameter of the newest mailed link to an address that has it. @throws Error when there is none */
  mailed(to: string, name: string): Promise<string>;
  /** Returns the links of all mails to an address, the newest mail last. */
  mailedLinks(to: string): Promise<readonly URL[]>;
}

const readBody = (text: string): SiteAnswer['body'] => {
  try {
    const body: unknown = JSON.parse(text);
    return isRecord(body) ? body : {};
  } catch {
    return {};
  }
};

function encode(body: unknown) {
  if (body === undefined) return { payload: undefined, type: {} };
  return body instanceof URLSearchParams
    ? { payload: body.toString(), type: { 'content-type': 'application/x-www-form-urlencoded' } }
    : { payload: JSON.stringify(body), type: { 'content-type': 'application/json' } };
}

function send(port: number, [method, path]: readonly [string, string], call: SiteCall): Promise<SiteAnswer> {
  const { body, from = '127.0.0.1', headers = {} } = call;
  const { payload, type } = encode(body);
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

/** Returns the tokens of a response that signed a reader in. @throws Error when it did not */
export function tokensIn({ body, outcome }: SiteAnswer): ReaderTokens {
  const { uuid, accessToken, refreshToken } = body;
  if (typeof uuid === 'string' && typeof accessToken === 'string' && typeof refreshToken === 'string') {
    return { uuid, accessToken, refreshToken };
  }
  throw new Error(`Nobody was signed in: ${outcome}.`);
}

/** Returns call options with a reader's access token. */
export const asReader = ({ accessToken }: Pick<ReaderTokens, 'accessToken'>): SiteCall => ({
  headers: { authorization: `Bearer ${accessToken}` },
});

/** Opens a site without content. @param variables environment variables @param parts see `openSiteWith` */
export async function openReadersSite(
  variables: Readonly<Record<string, string>> = {},
  parts: Pick<ListeningSiteOptions, 'identity' | 'editing' | 'sandbox' | 'origin'> = {},
): Promise<ReadersSite> {
  let now = systemClock.now();
  const site = await openSiteWith({ fixtures: [], variables, clock: { now: () => now }, ...parts });
  const call: ReadersSite['call'] = (method, path, options = {}) => send(site.port, [method, path], options);
  const identity: ReadersSite['identity'] = (method, path, options) =>
    call(method, `/identity/public${path}`, options);
  const { platform } = site.platform;
  const routes = [...platform.identity.routes.routes, ...platform.sales.routes.routes];
  return {
    call,
    identity,
    routes: routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
    signUp: (email, options) =>
      identity('POST', '/v1/signup', {
        ...options,
        body: { identity: { userName: email, credentials: PASSWORD }, profile: { email } },
      }),
    logIn: (email, password, options) =>
      identity('POST', '/v1/auth/login', {
        ...options,
        body: { userName: email, credentials: password, grantType: 'password' },
      }),
    setUpEditor: (first) => platform.editing.setUp(first),
    now: () => now,
    advance(ms) {
      now += ms;
    },
    async mailedLinks(to) {
      const mails = (await readMails(site.platform)).filter((mail) => mail.to === to);
      return mails.flatMap(({ links }) => links.slice(0, 1).map((link) => new URL(link)));
    },
    async mailed(to, name) {
      const mails = (await readMails(site.platform)).filter((mail) => mail.to === to);
      const values = mails.map(({ links: [link] }) => link && new URL(link).searchParams.get(name));
      const value = values.find((each) => typeof each === 'string');
      if (typeof value !== 'string') throw new Error(`No mail to ${to} has a link with "${name}".`);
      return value;
    },
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  };
}
