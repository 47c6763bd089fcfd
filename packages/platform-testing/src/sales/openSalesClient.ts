/**
 * Our sales client, which calls a platform in the same process as a browser would. Requests and responses are checked
 * against the OpenAPI document.
 */
import { createMemoryStore } from '@broadsheet/client-core';
import type { Fetch, KeyValueStore } from '@broadsheet/client-core';
import { createSalesClient } from '@broadsheet/sdk-sales';
import type { SalesClient } from '@broadsheet/sdk-sales';
import { parseJson } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { requireContract } from '../identity/requireContract.ts';
import type { Platform } from '@broadsheet/platform';

const PLATFORM = 'http://platform.internal';

/** A response as the published client gets it; that client reads only the body. */
export interface WireAnswer {
  readonly path: string;
  readonly status: number;
  readonly body: Json;
  readonly headers: Headers;
}

export interface SalesClientSetup {
  /** The reader's access token; without it nobody is signed in. */
  readonly token?: string;
  /** Whether the token is sent without `Bearer`, as the published client does. */
  readonly isBare?: boolean;
  /** The storage that a reload and a second tab share. */
  readonly storage?: KeyValueStore;
}

export interface OpenedClient {
  readonly client: SalesClient;
  /** The responses so far, without those of the configuration. */
  readonly answers: readonly WireAnswer[];
  /** Makes the next response get lost after the platform has handled the request. */
  loseNextAnswer(): void;
}

/** Opens a client in a browser of its own, which stores the platform's cookies and sends them with credentialed requests. */
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
