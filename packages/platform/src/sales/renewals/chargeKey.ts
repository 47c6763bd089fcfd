/**
 * The idempotency key of a renewal's charge: the same for all retries of an attempt, another after a failure. It names the
 * site, because several newspapers may share an account with a provider, and each counts its subscriptions from 1.
 */
import type { Queries } from '../../database/Database.ts';
import { findChargedProvider } from '../payments/renewals/notedCharge.ts';

export interface RenewalAttempt {
  readonly site: string;
  readonly id: number;
  readonly periodNumber: number;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
}

const ownKey = ({ id, periodNumber, attempt }: Omit<RenewalAttempt, 'site'>): string =>
  `subscription-${id}-period-${periodNumber}-attempt-${attempt}`;

/**
 * Finds the key of an attempt. One that was begun before keys named the site keeps its key: under another the provider would
 * charge it a second time.
 */
export async function findChargeKey(queries: Queries, attempt: RenewalAttempt): Promise<string> {
  const older = ownKey(attempt);
  const isBegun = (await findChargedProvider(queries, older)) !== undefined;
  return isBegun ? older : `${older}-${attempt.site}`;
}

const KEY = /^subscription-(\d+)-period-\d+-attempt-\d+(?:-(.+))?$/;

/** Returns the id of the subscription that a key of this site names; `undefined` for any other key. */
export function parseChargeKey(key: string, site: string): number | undefined {
  const [, id, named = site] = KEY.exec(key) ?? [];
  return id === undefined || named !== site ? undefined : Number(id);
}
