import { sendCall } from '@broadsheet/client-core';
import type { Endpoint, ReadBody, Send } from '@broadsheet/client-core';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { withIdempotencyKey } from '../idempotency/withIdempotencyKey.ts';
import { oneAtATime } from '../idempotency/oneAtATime.ts';
import { PAYMENT_TIMEOUT_MS } from './paymentTimeout.ts';

/** The call that completes a payment, and its parts. */
export interface Finalization<Result> extends CallOptions {
  readonly call: Endpoint;
  /** The key under which only one such call runs at a time. */
  readonly name: string;
  /** The variable parts of the call's path. */
  readonly values: readonly (string | number)[];
  /** The request body without the challenge token, which differs each time. */
  readonly body: object;
  readonly recaptchaToken?: string;
  readonly read: ReadBody<Result>;
}

/**
 * Sends a call that completes a payment: one at a time, never repeated automatically, with one idempotency key per attempt.
 */
export function sendFinalization<Result>(
  context: SalesContext,
  by: Send,
  { call, name, values, body, recaptchaToken, signal, read }: Finalization<Result>,
): Promise<Result> {
  const texts = values.map(String);
  const attempt = { name: [name, ...texts].join('/'), body, signal };
  const whole = { ...body, 'recaptcha-token': recaptchaToken };
  const parts = { values: texts, body: whole, signal, timeoutMs: PAYMENT_TIMEOUT_MS, read };
  return oneAtATime(context, name, () =>
    withIdempotencyKey(context, attempt, (headers) => sendCall(by, call, { ...parts, headers })),
  );
}
