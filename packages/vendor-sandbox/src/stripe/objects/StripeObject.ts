import { isRecord } from '@broadsheet/client-core';

/** A stored object of the API. Fields whose names begin with `_` are private and never in a response. */
export interface StripeObject {
  readonly id: string;
  /** The type of the object, such as `payment_intent`. */
  readonly object: string;
  readonly [field: string]: unknown;
}

export const isStripeObject = (value: unknown): value is StripeObject =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['object'] === 'string';

/** Returns the object without its private fields. */
export const publicObject = (kept: StripeObject): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(kept).filter(([name]) => !name.startsWith('_')));
