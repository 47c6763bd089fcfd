import { randomBytes } from 'node:crypto';
import type { ObjectStore } from './objects/createObjectStore.ts';
import type { StripeObject } from './objects/StripeObject.ts';

/** The dependencies that the parts of the stand-in for Stripe share. */
export interface StripeContext {
  readonly store: ObjectStore;
  readonly clock: { now(): number };
  /** Creates an event about an object and sends it to the webhook. */
  publish(type: string, object: StripeObject): void;
}

/** Creates an id in the API's form, such as `pi_0f3a…`. */
export const makeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Returns whole seconds since 1970, the API's unit of time. */
export const secondsAt = ({ clock }: Pick<StripeContext, 'clock'>): number => Math.floor(clock.now() / 1000);
