import { randomBytes } from 'node:crypto';
import type { ObjectStore } from './objects/createObjectStore.ts';
import type { StripeObject } from './objects/StripeObject.ts';

/** What the parts of the stand-in for Stripe share. */
export interface StripeContext {
  readonly store: ObjectStore;
  readonly clock: { now(): number };
  /** Makes an event of what happened to an object and sends it to the webhook. */
  publish(type: string, object: StripeObject): void;
}

/** An id as the API makes them, such as `pi_0f3a…`. */
export const makeId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Whole seconds since 1970, as the API counts. */
export const secondsAt = ({ clock }: Pick<StripeContext, 'clock'>): number => Math.floor(clock.now() / 1000);
