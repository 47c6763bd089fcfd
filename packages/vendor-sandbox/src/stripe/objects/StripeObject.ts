import { isRecord } from '@broadsheet/client-core';

/** One object of the API as it is kept. Fields whose name begins with `_` are never answered. */
export interface StripeObject {
  readonly id: string;
  /** What it is, such as `payment_intent`. */
  readonly object: string;
  readonly [field: string]: unknown;
}

export const isStripeObject = (value: unknown): value is StripeObject =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['object'] === 'string';

/** The object as the API answers it. */
export const publicObject = (kept: StripeObject): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => !name.startsWith('_')));
