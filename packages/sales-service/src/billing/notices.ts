/** When readers get a notice before a charge: of an annual charge, and of a card that expires before the next charge. */
import { DAY_MS } from '@broadsheet/client-core';
import { toSpan } from '../catalogue/billingCycle.ts';
import type { Rate } from '../catalogue/Price.ts';

/** Days between notice and charge: enough time to cancel, and near enough to be remembered. */
const NOTICE_DAYS = 30;

/** Returns when billing checks whether a charge needs a notice. Both moments are milliseconds since 1970. */
export function toNoticeTime(chargeAt: number): number {
  return chargeAt - NOTICE_DAYS * DAY_MS;
}

/** Days between the notice of a price that rises and its charge: near enough to be remembered, enough time to cancel. */
const RISE_NOTICE_DAYS = 7;

/** Returns when billing checks whether the next charge is higher than the last. Both moments are milliseconds since 1970. */
export function toRiseNoticeTime(chargeAt: number): number {
  return chargeAt - RISE_NOTICE_DAYS * DAY_MS;
}

function isAnnual({ billingFrequency, billingCount }: Rate): boolean {
  const { months, days } = toSpan(billingFrequency, billingCount);
  return months >= 12 || days >= 360;
}

/** Returns when to announce a charge, in milliseconds since 1970; `undefined` for one that pays for less than a year. */
export function renewalNoticeAt(rate: Rate, chargeAt: number): number | undefined {
  return isAnnual(rate) ? toNoticeTime(chargeAt) : undefined;
}

/**
 * Returns when a card expires, in milliseconds since 1970: the end of its month in UTC.
 *
 * @param expiration four digits, month then year
 * @returns undefined for any other text
 */
export function cardExpiresAt(expiration: string): number | undefined {
  const match = /^(0[1-9]|1[0-2])(\d\d)$/.exec(expiration);
  if (match === null) return undefined;
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1);
}

/** Returns when to warn that a card expires before the next charge; `undefined` for a card that is still valid then. */
export function cardNoticeAt(expiration: string, nextChargeAt: number): number | undefined {
  const expiresAt = cardExpiresAt(expiration);
  return expiresAt === undefined || expiresAt > nextChargeAt ? undefined : toNoticeTime(nextChargeAt);
}
