import { createManualClock, createMemoryStore } from '@broadsheet/client-core';
import type { Fetch, KeyValueStore } from '@broadsheet/client-core';
import { createSalesClient } from '../src/createSalesClient.ts';
import type { SalesOptions } from '../src/context/SalesOptions.ts';
import type { SalesIdentity } from '../src/identity/SalesIdentity.ts';

export const ORIGIN = 'https://api.example.com';
export const RETAIL = 'https://retail.example.com';
export const START_MS = Date.UTC(2026, 10, 22, 15, 30);

/** A request as the service gets it. */
export interface Recorded {
  readonly method: string;
  /** With its query, without the origin of sales. */
  readonly url: string;
  readonly body: unknown;
  readonly authorization: string | null;
  readonly idempotencyKey: string | null;
  readonly contentType: string | null;
  readonly credentials: string | undefined;
  readonly cache: string | undefined;
}

export type Answer = (request: Recorded) => Response | Promise<Response>;

const config = { checkoutRecaptchaEnabled: false, authProviderTypeId: 1, idempotencyKeys: true };

/** Answers as told, and the configuration by itself; what it was asked stands in `requests`, the configuration not. */
export function createTestService(answer: Answer, configuration: object = config) {
  const requests: Recorded[] = [];
  const fetch: Fetch = async (address, { method = '', headers, body, credentials, cache }) => {
    const sent = new Headers(headers);
    const request: Recorded = {
      method,
      url: address.replace(ORIGIN, ''),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
      authorization: sent.get('authorization'),
      idempotencyKey: sent.get('idempotency-key'),
      contentType: sent.get('content-type'),
      credentials,
      cache,
    };
    if (request.url === '/sales/public/v1/config') return Response.json(configuration);
    requests.push(request);
    return answer(request);
  };
  return { fetch, requests };
}

/** A reader who is signed in until `logOut`. */
export function createTestReader(token = 'token-1') {
  let current: string | undefined = token;
  const listeners = new Set<() => void>();
  const identity: SalesIdentity = {
    isLoggedIn: async () => current !== undefined,
    getJwt: async () => current,
    extendSession: async () => {
      current &&= `${current}+`;
    },
    onSessionChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const logOut = (): void => {
    current = undefined;
    for (const listener of listeners) listener();
  };
  return { identity, logOut, listeners };
}

export interface SetUp extends Partial<SalesOptions> {
  readonly configuration?: object;
}

/** A client with a storage of its own unless it is given one; nobody is signed in unless an identity is given. */
export function setUp(answer: Answer, { configuration, ...options }: SetUp = {}) {
  const { fetch, requests } = createTestService(answer, configuration);
  const storage: KeyValueStore = options.storage ?? createMemoryStore();
  const client = createSalesClient({
    origin: ORIGIN,
    retail: { origin: RETAIL },
    fetch,
    clock: createManualClock(START_MS),
    retry: { attempts: 1 },
    storage,
    ...options,
  });
  return { client, requests, storage };
}

/** As `setUp`, for a reader who is signed in. */
export function setUpSignedIn(answer: Answer, options: SetUp = {}) {
  const reader = createTestReader();
  return { ...reader, ...setUp(answer, { identity: reader.identity, ...options }) };
}
