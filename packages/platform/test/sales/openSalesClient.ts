/**
 * The sales client of this house, talking to a platform in the same process as a browser would. What goes to and fro is
 * held to the OpenAPI document.
 */
import { createMemoryStore } from '@broadsheet/client-core';
import type { Fetch, KeyValueStore } from '@broadsheet/client-core';
import { createSalesClient } from '@broadsheet/sdk-sales';
import type { SalesClient } from '@broadsheet/sdk-sales';
import { parseJson } from '../../src/content/json/Json.ts';
import type { Json } from '../../src/content/json/Json.ts';
import { requireContract } from '../../src/identity/testing/requireContract.ts';
import type { Platform } from '../../src/createPlatform.ts';

const PLATFORM = 'http://platform.internal';

/** An answer as the published client gets it: it looks at the body alone. */
export interface WireAnswer {
  readonly path: string;
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;
}

export interface SalesClientSetup {
  /** Of the reader; nobody is signed in without it. */
  readonly token?: string;
  /** How the token is sent: the published client sends it bare. */
  readonly isBare?: boolean;
  /** What a reload and a second tab find again. */
  readonly storage?: KeyValueStore;
}

export interface OpenedClient {
  readonly client: SalesClient;
  /** The answers so far, but those of the configuration. */
  readonly answers: readonly WireAnswer[];
  /** Loses the next answer on its way, after the platform has done what it was asked. */
  loseNextAnswer(): void;
}

/** A client in a browser of its own: it keeps the cookies that the platform sets and sends them where it should. */
export function openSalesClient(platform: Platform, setup: SalesClientSetup = {}): OpenedClient {
  const { token, isBare = false, storage = createMemoryStore() } = setup;
  const answers: WireAnswer[] = [];
  let cookie = '';
  let isLost = false;

  function toRequest(url: string, { credentials, headers, ...init }: RequestInit): Request {
    const request = new Request(url, { ...init, headers, cache: undefined });
    const authorization = request.headers.get('authorization');
    if (isBare && authorization !== null) {
      request.headers.set('authorization', authorization.replace('Bearer ', ''));
    }
    if (credentials === 'include' && cookie !== '') request.headers.set('cookie', cookie);
    return request;
  }

  const fetch: Fetch = async (url, init) => {
    const response = await platform.fetch(toRequest(url, init), {});
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const { pathname } = new URL(url);
    if (isLost && !pathname.endsWith('/config')) {
      isLost = false;
      throw new TypeError('The connection was lost.');
    }
    const body = parseJson(await response.clone().text());
    const { status, headers } = response;
    const sent = typeof init.body === 'string' ? parseJson(init.body) : undefined;
    requireContract({ method: init.method ?? 'GET', url: new URL(url), sent, status, answer: body });
    if (!pathname.endsWith('/config')) answers.push({ path: pathname, status, headers, body });
    return response;
  };
  return {
    client: createSalesClient({
      origin: PLATFORM,
      retail: { origin: PLATFORM },
      fetch,
      storage,
      retry: { attempts: 1 },
      ...(token !== undefined && {
        identity: { isLoggedIn: () => true, userIdentity: { accessToken: token } },
      }),
    }),
    answers,
    loseNextAnswer() {
      isLost = true;
    },
  };
}
