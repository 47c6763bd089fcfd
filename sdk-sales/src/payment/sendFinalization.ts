import { sendCall } from '@broadsheet/client-core';
import type { Endpoint, ReadBody, Send } from '@broadsheet/client-core';
import type { CallOptions } from '../call/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { withIdempotencyKey } from '../idempotency/withIdempotencyKey.ts';
import { oneAtATime } from '../single-flight/oneAtATime.ts';
import { PAYMENT_TIMEOUT_MS } from './paymentTimeout.ts';

/** How a call that moves money is sent. */
export interface Finalization<Result> extends CallOptions {
  readonly call: Endpoint;
  /** Its single-flight key. */
  readonly name: string;
  /** The variable parts of its path. */
  readonly values: readonly (string | number)[];
  /** What is sent, without the challenge token: that differs each time. */
  readonly body: object;
  readonly recaptchaToken?: string;
  readonly read: ReadBody<Result>;
}

/** Sends a call that moves money: one at a time, never by itself again, and under one key for each attempt. */
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
