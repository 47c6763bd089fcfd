/** When readers are told of what is coming: an annual charge, and a card that will not be good for the next one. */
import { toSpan } from '../catalogue/billingCycle.ts';
import type { Rate } from '../catalogue/Price.ts';
import { DAY_MS } from './Period.ts';

/** Long enough to cancel in peace, near enough to be remembered. */
const NOTICE_DAYS = 30;

/** When billing looks whether there is something to say before a charge. Milliseconds since 1970, as all moments. */
export function toNoticeTime(chargeAt: number): number {
  return chargeAt - NOTICE_DAYS * DAY_MS;
}

function isAnnual({ billingFrequency, billingCount }: Rate): boolean {
  const { months, days } = toSpan(billingFrequency, billingCount);
  return months >= 12 || days >= 360;
}

/** When to announce a charge; only one that pays for a year or more is announced. Milliseconds since 1970. */
export function renewalNoticeAt(rate: Rate, chargeAt: number): number | undefined {
  return isAnnual(rate) ? toNoticeTime(chargeAt) : undefined;
}

/**
 * The moment after which a card is not good, in milliseconds since 1970: the end of its month in UTC. Undefined for what
 * is not four digits, month then year.
 */
export function cardExpiresAt(expiration: string): number | undefined {
  const match = /^(0[1-9]|1[0-2])(\d\d)$/.exec(expiration);
  if (match === null) return undefined;
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
}

/** When to say that a card will not be good at the next charge; undefined for one that will. */
export function cardNoticeAt(expiration: string, nextChargeAt: number): number | undefined {
  const expiresAt = cardExpiresAt(expiration);
  return expiresAt === undefined || expiresAt > nextChargeAt ? undefined : toNoticeTime(nextChargeAt);
}
