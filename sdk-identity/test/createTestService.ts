import type { Fetch } from '@broadsheet/client-core';

/** A call as the service received it. `query` is the raw text after the question mark. */
export interface SeenCall {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON, the form itself, or `undefined`. */
  readonly body: unknown;
  readonly cache?: RequestCache;
  readonly signal: AbortSignal | null | undefined;
}

type Answer = (call: SeenCall) => Response | Promise<Response>;

/** A response, or the JSON body of one. */
type Given = Answer | Readonly<Record<string, unknown>> | readonly unknown[];

/** The default configuration: no challenge is required. */
const CONFIG = { signinRecaptcha: false };

function readCall(address: string, init: RequestInit): SeenCall {
  const url = new URL(address);
  const { body } = init;
  return {
    method: init.method ?? 'GET',
    path: url.pathname,
    query: url.search.slice(1),
    headers: Object.fromEntries(new Headers(init.headers)),
    body: typeof body === 'string' ? JSON.parse(body) : (body ?? undefined),
    cache: init.cache,
    signal: init.signal,
  };
}

/**
 * Creates an identity service in memory: it returns the given responses in order and records all calls. The last response
 * to a call is repeated. A call without a given response gets a 404.
 */
export function createTestService() {
  const answers = new Map<string, Answer[]>();
  const calls: SeenCall[] = [];

  function on(route: string, ...given: readonly Given[]): void {
    answers.set(
      route,
      given.map((answer) => (typeof answer === 'function' ? answer : () => Response.json(answer))),
    );
  }

  const fetch: Fetch = async (address, init) => {
    const call = readCall(address, init);
    calls.push(call);
    const waiting = answers.get(`${call.method} ${call.path}`) ?? [];
    const answer = waiting.length > 1 ? waiting.shift() : waiting[0];
    return answer === undefined ? new Response('No such call', { status: 404 }) : answer(call);
  };

  on('GET /identity/public/v1/config', CONFIG);
  return {
    origin: 'https://api.example.com',
    fetch,
    on,
    /** Returns all calls but those for the configuration. */
    calls: () => calls.filter(({ path }) => path !== '/identity/public/v1/config'),
    configCalls: () => calls.filter(({ path }) => path === '/identity/public/v1/config'),
  };
}

export type TestService = ReturnType<typeof createTestService>;

const JSON_HEADERS = { accept: 'application/json', 'content-type': 'application/json' };

/** The headers of a call with a body and without authorization. */
export const anonymousHeaders = JSON_HEADERS;
/**
 * The headers of a call without body and without authorization: without a content type, so that no preflight is necessary.
 */
export const plainHeaders = { accept: 'application/json' };
/** Returns the headers of a call on behalf of a reader. */
export const headersFor = ({ accessToken }: { readonly accessToken: string }) => ({
  ...JSON_HEADERS,
  authorization: `Bearer ${accessToken}`,
});
