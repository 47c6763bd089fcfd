/**
 * One key per attempt: whoever repeats it, by a second click, after a reload or in a second tab, asks for what was asked
 * for already. It ends with the service's word, a success or a refusal. A lost answer leaves it: nobody knows what happened.
 */
import { isApiError } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { IDEMPOTENCY_KEY_HEADER } from '../contract/idempotencyKey.ts';
import { endAttempt, openAttempt } from '../attempts/attemptStore.ts';

export interface Attempt extends CallOptions {
  /** The call, and what it is about if there may be several. */
  readonly name: string;
  /** What is sent, but for what differs each time: another body is another attempt. */
  readonly body: unknown;
  /** Whether a success leaves it open: the same order again is the same order until the cart changes. */
  readonly isLasting?: boolean;
}

/**
 * A short text that changes with what it is made from: FNV-1a, twice over 32 bits. It tells a repetition from something new
 * and hides nothing from anybody.
 */
function fingerprint(text: string): string {
  let first = 0x81_1c_9d_c5;
  let second = 0x01_00_01_93;
  for (let position = 0; position < text.length; position += 1) {
    const unit = text.charCodeAt(position);
    first = Math.imul(first ^ unit, 0x01_00_01_93);
    second = Math.imul(second ^ unit, 0x85_eb_ca_6b);
  }
  return [first, second].map((part) => (part >>> 0).toString(36)).join('-');
}

/** Statuses that say nothing about what happened; a 409 of this code, that it still happens. */
const UNDECIDED = [408, 425, 429];
const IN_PROGRESS = '409';
const SERVER_ERROR = 500;

const isDecided = (error: unknown): boolean =>
  isApiError(error) &&
  !['invalid_body', IN_PROGRESS].includes(error.code) &&
  error.httpStatus < SERVER_ERROR &&
  !UNDECIDED.includes(error.httpStatus);

/**
 * Sends the call of an attempt once, with its key if the service takes keys.
 *
 * @throws ApiError, NetworkError the configuration could not be had: nothing was sent; and what `send` throws
 */
export async function withIdempotencyKey<Result>(
  context: SalesContext,
  { name, body, isLasting = false, signal }: Attempt,
  send: (headers: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<Result> {
  const { idempotencyKeys } = await context.getConfig({ signal });
  if (!idempotencyKeys) return send({});
  const key = openAttempt(context, name, fingerprint(JSON.stringify(body)));
  try {
    const result = await send({ [IDEMPOTENCY_KEY_HEADER]: key });
    if (!isLasting) endAttempt(context, name, key);
    return result;
  } catch (error) {
    if (isDecided(error)) endAttempt(context, name, key);
    throw error;
  }
}
