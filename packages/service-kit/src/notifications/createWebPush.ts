/**
 * The adapter of the Web Push standard: RFC 8030 for the request, RFC 8291 for its encryption, RFC 8292 for the key of the
 * site. Encryption and signature are those of the package `web-push`, which is loaded only where notifications are set up;
 * the requests are our own, because that package opens a connection for each.
 */
import { HOUR_MS } from '@broadsheet/client-core';
import type { Fetch } from '../outgoing/Fetch.ts';
import { isPushService } from './isPushService.ts';
import type {
  NotificationService,
  PushMessage,
  PushOutcome,
  PushSubscription,
} from './NotificationService.ts';
import { isPublicKey } from './VapidKeys.ts';
import type { VapidKeys } from './VapidKeys.ts';

export interface WebPushOptions {
  readonly keys: VapidKeys;
  /** Where the push services reach the site's operator: a `mailto:` or an https address. */
  readonly contact: string;
  /** Further hosts of push services; one with a leading point stands for all hosts below it. Default: none. */
  readonly hosts?: readonly string[] | undefined;
  readonly clock: { now(): number };
  /** Sends the requests. Default: over the network. */
  readonly fetch?: Fetch | undefined;
}

/** The most hosts whose tokens are kept. */
const MOST_TOKENS = 1_000;
/** How long a token is used, in milliseconds; it is good for twelve hours. */
const TOKEN_MS = HOUR_MS;
const REQUEST_MS = 10_000;
/** The longest time that push services keep a message, in seconds. */
const LONGEST_TTL = 28 * 24 * 3600;
const AUTH = /^[\w-]{22}$/;
const ENCODING = 'aes128gcm';
/** A newer alert takes the place of one that the push service could not deliver yet. */
const TOPIC = 'alert';

/** Returns the time that a service asks for, in milliseconds: it says seconds or a date (RFC 9110). */
function readPause(text: string | null, now: number): number | undefined {
  if (text === null) return undefined;
  const seconds = Number(text);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}

function readOutcome({ status, headers }: Response, now: number): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  const reason = `status ${status}`;
  if (status !== 429 && status < 500) return { kind: 'refused', reason };
  return { kind: 'later', afterMs: readPause(headers.get('retry-after'), now), reason };
}

/** Returns a word for an error of the network. Its message may have the endpoint, and is not used. */
function nameFailure(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return 'no response';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}

/** Creates the adapter. */
export async function createWebPush(options: WebPushOptions): Promise<NotificationService> {
  const { default: webPush } = await import('web-push');
  const { keys, contact, hosts, clock, fetch: send = fetch } = options;
  const tokens = new Map<string, { readonly authorization: string; readonly until: number }>();

  function authorize(audience: string): string {
    const known = tokens.get(audience);
    if (known !== undefined && known.until > clock.now()) return known.authorization;
    const { Authorization: authorization } = webPush.getVapidHeaders(
      audience,
      contact,
      keys.publicKey,
      keys.privateKey,
      ENCODING,
    );
    if (tokens.size >= MOST_TOKENS) tokens.clear();
    tokens.set(audience, { authorization, until: clock.now() + TOKEN_MS });
    return authorization;
  }

  async function post({ endpoint, p256dh, auth }: PushSubscription, message: PushMessage): Promise<Response> {
    const { cipherText } = webPush.encrypt(p256dh, auth, message.text, ENCODING);
    const response = await send(endpoint, {
      method: 'POST',
      // A redirect could lead to any host.
      redirect: 'manual',
      signal: AbortSignal.timeout(REQUEST_MS),
      headers: {
        Authorization: authorize(new URL(endpoint).origin),
        'Content-Encoding': ENCODING,
        'Content-Type': 'application/octet-stream',
        TTL: String(Math.min(LONGEST_TTL, message.ttlSeconds)),
        Topic: TOPIC,
        Urgency: 'high',
      },
      body: new Uint8Array(cipherText),
    });
    // The connection is free for the next message once the answer was read.
    await response.arrayBuffer();
    return response;
  }

  return {
    publicKey: keys.publicKey,
    accepts: ({ endpoint, p256dh, auth }) =>
      isPushService(endpoint, hosts) && isPublicKey(p256dh) && AUTH.test(auth),
    async send(subscription, message) {
      if (!isPushService(subscription.endpoint, hosts)) return { kind: 'refused', reason: 'unknown service' };
      try {
        return readOutcome(await post(subscription, message), clock.now());
      } catch (error) {
        return { kind: 'later', afterMs: undefined, reason: nameFailure(error) };
      }
    },
  };
}
