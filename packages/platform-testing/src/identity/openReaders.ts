/** A platform whose readers, mails and clock a test controls. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createManualClock } from '@broadsheet/client-core';
import type { ManualClock } from '@broadsheet/client-core';
import { requireContract } from './requireContract.ts';
import { isJsonObject, listAt, parseJson, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { createPlatform } from '@broadsheet/platform';
import type { Platform, PlatformOptions } from '@broadsheet/platform';
import type { Database } from '@broadsheet/service-kit/database';

export const NOW = Date.UTC(2026, 10, 20, 9);
export const ORIGIN = 'https://paper.test';
export const PASSWORD = 'correct horse battery';

/** Parameters that are cheap enough for a test to log in often. */
export const FAST_SCRYPT = { ln: 4, r: 8, p: 1 };

export interface Answer {
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;
}

export interface CallOptions {
  readonly body?: unknown;
  /** The access token. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The network address of the caller. */
  readonly address?: string;
}

export interface SignedIn {
  readonly uuid: string;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export interface Readers {
  readonly platform: Platform;
  readonly clock: ManualClock;
  /** The log: one text for each entry, including its details. */
  readonly logged: readonly string[];
  /**
   * Calls the platform. `path` is below `/identity/public`, or begins with `//` for any other path.
   *
   * @throws Error the call or its answer is not what the OpenAPI document says
   */
  call(method: string, path: string, options?: CallOptions): Promise<Answer>;
  signUp(email?: string, profile?: JsonObject): Promise<SignedIn>;
  logIn(email?: string, password?: string, options?: CallOptions): Promise<Answer>;
  /** Waits for mails that are being sent and resolves with all received mails, newest first. */
  mails(): Promise<readonly JsonObject[]>;
  /** Returns the nonce of the newest mail to the address. @throws Error when there is none */
  nonceFor(email: string): Promise<string>;
}

/** Reads the session from an answer. @throws Error when the answer has none */
export function readSession({ status, body }: Answer): SignedIn {
  const uuid = textAt(body, 'uuid');
  const accessToken = textAt(body, 'accessToken');
  const refreshToken = textAt(body, 'refreshToken');
  if (uuid === undefined || accessToken === undefined || refreshToken === undefined) {
    throw new Error(`No session, but ${status} ${JSON.stringify(body)}`);
  }
  return { uuid, accessToken, refreshToken };
}

/** Returns status and code of an answer, such as `401 100010`. */
export function describeOutcome({ status, body }: Answer): string {
  return `${status} ${textAt(body, 'code') ?? ''}`.trim();
}

function logTo(logged: string[]): PlatformLog {
  return {
    error(message, details) {
      const parts = [message, JSON.stringify(details)];
      if (details instanceof Error) parts.push(details.message, details.stack ?? '');
      logged.push(parts.join(' '));
    },
  };
}

type PlatformLog = PlatformOptions['log'];

/** Returns the body that a call sends in the form that the contract describes. */
function sentParts(body: unknown): unknown {
  if (body instanceof FormData) {
    return Object.fromEntries([...body].map(([name, part]) => [name, typeof part === 'string' ? part : '']));
  }
  return typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : body;
}

/** Creates `call`: it calls the platform and checks the call and its answer against the OpenAPI document. */
const createCall =
  (platform: Platform): Readers['call'] =>
  async (method, path, { body, token, headers = {}, address } = {}) => {
    const target = path.startsWith('//') ? path.slice(1) : `/identity/public${path}`;
    const isRaw = typeof body === 'string' || body instanceof FormData || body === undefined;
    const request = new Request(`http://platform.internal${target}`, {
      method,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      ...(body === undefined ? {} : { body: isRaw ? body : JSON.stringify(body) }),
    });
    const response = await platform.fetch(request, { address });
    const { status, headers: answered } = response;
    const text = await response.text();
    const answer = text === '' ? '' : parseJson(text);
    requireContract({ method, url: new URL(request.url), sent: sentParts(body), status, answer });
    return { status, headers: answered, body: answer };
  };

/** The functions that wait for work which the platforms on a database do after their answers. */
const unsettled = new WeakMap<Database, (() => Promise<void>)[]>();

/** Makes `emptyReaderTables` wait for `settle`, because emptying a table while it is being written may cause a deadlock. */
export function settleBeforeEmptying(database: Database, settle: () => Promise<void>): void {
  unsettled.set(database, [...(unsettled.get(database) ?? []), settle]);
}

/** Opens a platform on an open database; several may share one database, as the processes of a site do. */
export function openReaders(database: Database, options: Partial<PlatformOptions> = {}): Readers {
  const clock = createManualClock(NOW);
  const logged: string[] = [];
  const platform = createPlatform({
    database,
    dataDir: join(tmpdir(), 'readers-have-no-media'),
    site: 'paper',
    secret: 'a secret of the tests',
    clock,
    log: logTo(logged),
    origin: ORIGIN,
    sandbox: true,
    ...options,
    identity: { passwordHashing: FAST_SCRYPT, ...options.identity },
  });
  for (const part of [platform.identity, platform.sales, platform.newsletters])
    settleBeforeEmptying(database, () => part.settle());
  const call = createCall(platform);
  const mails: Readers['mails'] = async () => {
    const { body } = await call('GET', '//sandbox/mailbox.json');
    return listAt({ mails: body }, 'mails').filter(isJsonObject);
  };
  return {
    platform,
    clock,
    logged,
    call,
    mails,
    async signUp(email = 'ada@example.com', profile = {}) {
      const identity = { userName: email, credentials: PASSWORD };
      return readSession(
        await call('POST', '/v1/signup', { body: { identity, profile: { email, ...profile } } }),
      );
    },
    logIn: (email = 'ada@example.com', password = PASSWORD, callOptions = {}) =>
      call('POST', '/v1/auth/login', {
        ...callOptions,
        body: { userName: email, credentials: password, grantType: 'password', rememberMe: true },
      }),
    async nonceFor(email) {
      const mail = (await mails()).find(({ to }) => to === email);
      const link = listAt(mail, 'links')[0];
      const query = typeof link === 'string' ? new URL(link).searchParams : new URLSearchParams();
      const nonce = query.get('ota_nonce') ?? query.get('nonce');
      if (nonce === null) throw new Error(`No link was mailed to ${email}.`);
      return nonce;
    },
  };
}

/** Waits for the work that the platforms on a database still do after their answers. */
export async function settleReaders(database: Database): Promise<void> {
  for (const settle of unsettled.get(database) ?? []) await settle();
  unsettled.delete(database);
}

/** Deletes the rows of the reader tables, once nobody writes them any more. */
export async function emptyReaderTables(database: Database): Promise<void> {
  await settleReaders(database);
  await database.query(
    'truncate accounts, rate_counters, site_properties, sign_in_flows, redeemed_tokens, sales_documents, carts, orders, saved_stories, newsletter_subscriptions, outgoing_mails cascade',
  );
}
