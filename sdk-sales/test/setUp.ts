import { createManualClock, createMemoryStore } from '@broadsheet/client-core';
import type { Fetch, KeyValueStore } from '@broadsheet/client-core';
import { createSalesClient } from '../src/createSalesClient.ts';
import type { SalesOptions } from '../src/context/SalesOptions.ts';
import type { SalesIdentity } from '../src/context/SalesIdentity.ts';

export const ORIGIN = 'https://api.example.com';
export const RETAIL = 'https://retail.example.com';
export const START_MS = Date.UTC(2026, 10, 22, 15, 30);

/** A request as the service receives it. */
export interface Recorded {
  readonly method: string;
  /** The URL with its query, without the origin of the sales service. */
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

/** Creates a service with the given responses and configuration. `requests` records all calls except the configuration's. */
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

/** Creates the identity of a reader who is signed in until `logOut`. */
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

/** Creates a client, by default with its own storage and with nobody signed in. */
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

/** Like `setUp`, but with a signed-in reader. */
export function setUpSignedIn(answer: Answer, options: SetUp = {}) {
  const reader = createTestReader();
  return { ...reader, ...setUp(answer, { identity: reader.identity, ...options }) };
}
