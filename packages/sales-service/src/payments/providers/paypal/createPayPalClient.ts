/** Calls PayPal's REST API, https://developer.paypal.com/api/rest/. */
import { isRecord, list, number, string } from '@broadsheet/client-core';
import type { Fetch } from '@broadsheet/service-kit/outgoing';

export interface PayPalOptions {
  readonly clientId: string;
  readonly secret: string;
  /** PayPal's id of the webhook that sends events here; absent: events are refused, because nobody can prove them. */
  readonly webhookId?: string | undefined;
  /** The base URL of the API, without a trailing slash. Default: `https://api-m.paypal.com`. */
  readonly apiUrl?: string | undefined;
  readonly fetch?: Fetch | undefined;
}

export type PayPalBody = Readonly<Record<string, unknown>>;

export interface PayPalAnswer {
  readonly status: number;
  readonly body: PayPalBody;
  /** PayPal's name of the problem, such as `ORDER_NOT_APPROVED`; empty for a success. */
  readonly issue: string;
}

export interface PayPalCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: PayPalBody;
  /** The body as JSON text, instead of `body`. */
  readonly text?: string;
  /** PayPal's idempotency key: the same for all retries of a call. */
  readonly requestId?: string;
}

export type PayPalClient = (call: PayPalCall) => Promise<PayPalAnswer>;

const API_URL = 'https://api-m.paypal.com';
const TIMEOUT_MS = 20_000;
/** Milliseconds before its expiry at which a token is replaced. */
const EARLY_MS = 60_000;

function getIssue(body: PayPalBody): string {
  const [issue] =
    list((detail) => (isRecord(detail) ? string(detail['issue']) : undefined))(body['details']) ?? [];
  return issue ?? string(body['name']) ?? '';
}

async function readAnswer(response: Response): Promise<PayPalAnswer> {
  const text = await response.text();
  const value: unknown = text === '' ? {} : JSON.parse(text);
  const body = isRecord(value) ? value : {};
  return { status: response.status, body, issue: response.ok ? '' : getIssue(body) };
}

/** Creates a client, which fetches and renews its access token. @param now the clock, in milliseconds since 1970 */
export function createPayPalClient(options: PayPalOptions, now: () => number): PayPalClient {
  const { clientId, secret, apiUrl = API_URL, fetch = globalThis.fetch } = options;
  let token: { readonly value: string; readonly until: number } | undefined;
  const send = (path: string, init: RequestInit) =>
    fetch(`${apiUrl}${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });

  async function readToken(): Promise<string> {
    if (token !== undefined && token.until > now()) return token.value;
    const credentials = Buffer.from(`${clientId}:${secret}`).toString('base64');
    const { status, body } = await readAnswer(
      await send('/v1/oauth2/token', {
        method: 'POST',
        headers: {
          authorization: `Basic ${credentials}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: 'grant_type=client_credentials',
      }),
    );
    const value = string(body['access_token']);
    if (value === undefined)
      throw new Error(`PayPal gave no access token (${status}). Check PAYPAL_CLIENT_ID and PAYPAL_SECRET.`);
    token = { value, until: now() + (number(body['expires_in']) ?? 0) * 1000 - EARLY_MS };
    return value;
  }
  return async ({ method, path, body, text = body && JSON.stringify(body), requestId }) => {
    const response = await send(path, {
      method,
      headers: {
        authorization: `Bearer ${await readToken()}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(requestId !== undefined && { 'paypal-request-id': requestId }),
      },
      ...(text !== undefined && { body: text }),
    });
    const answer = await readAnswer(response);
    if (answer.status >= 500 || answer.status === 401 || answer.status === 429)
      throw new Error(`PayPal did not answer ${method} ${path.split('/', 4).join('/')}: ${answer.status}.`);
    return answer;
  };
}
