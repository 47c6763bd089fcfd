/**
 * One idempotency key per attempt: a repetition by a second click, after a reload or in a second tab sends the same key, so
 * that the service does not act twice. A success or a refusal of the service ends the attempt. A lost response does not,
 * because its outcome is unknown.
 */
import { isApiError } from '@broadsheet/client-core';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { IDEMPOTENCY_KEY_HEADER } from '../contract/idempotencyKey.ts';
import { endAttempt, openAttempt } from '../context/attemptStore.ts';

export interface Attempt extends CallOptions {
  /** The name of the call, and of its object if there may be several. */
  readonly name: string;
  /** The request body without members that differ each time; another body means another attempt. */
  readonly body: unknown;
  /**
   * Whether the attempt stays open after a success: the same order request returns the same order until the cart changes.
   */
  readonly isLasting?: boolean;
}

/**
 * Returns a short hash of a text: FNV-1a, twice with 32 bits. It distinguishes a repetition from a new request, and is not
 * meant to conceal the text.
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

/** The HTTP statuses that leave the outcome open; a 409 with the code `IN_PROGRESS` means that the first call still runs. */
const UNDECIDED = [408, 425, 429];
const IN_PROGRESS = '409';
const SERVER_ERROR = 500;

const isDecided = (error: unknown): boolean =>
  isApiError(error) &&
  !['invalid_body', IN_PROGRESS].includes(error.code) &&
  error.httpStatus < SERVER_ERROR &&
  !UNDECIDED.includes(error.httpStatus);

/**
 * Sends the call of an attempt once, with its key if the service accepts keys.
 *
 * @throws ApiError, NetworkError when the configuration could not be fetched (nothing was sent); and what `send` throws
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
