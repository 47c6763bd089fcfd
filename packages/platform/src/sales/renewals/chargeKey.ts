/**
 * The idempotency key of a renewal's charge: the same for all retries of an attempt, another after a failure. It names the
 * site and the installation, because several newspapers may share an account with a provider, and so may two installations
 * of one newspaper; each counts its subscriptions from 1. To the provider the same key is the same charge.
 */
import { createHmac } from 'node:crypto';
import type { Queries } from '../../database/Database.ts';
import { findChargedProvider } from '../payments/renewals/notedCharge.ts';

/** An installation of a newspaper. All its processes have the same secret. */
export interface Installation {
  readonly site: string;
  readonly secret: string;
}

export interface RenewalAttempt {
  readonly id: number;
  readonly periodNumber: number;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
}

const MARK_LENGTH = 12;

/** Returns the name of an installation, which tells nothing about its secret. */
function getName({ site, secret }: Installation): string {
  const mark = createHmac('sha256', secret).update('keys of charges').digest('hex');
  return `${site}-${mark.slice(0, MARK_LENGTH)}`;
}

/** Returns the key of an attempt, and the older keys that named the site alone, or nothing. */
function listKeys({ id, periodNumber, attempt }: RenewalAttempt, installation: Installation) {
  const bare = `subscription-${id}-period-${periodNumber}-attempt-${attempt}`;
  return { key: `${bare}-${getName(installation)}`, older: [`${bare}-${installation.site}`, bare] };
}

/**
 * Finds the key of an attempt. One that was begun under an older key keeps it: under another the provider would charge it a
 * second time.
 */
export async function findChargeKey(
  queries: Queries,
  attempt: RenewalAttempt,
  installation: Installation,
): Promise<string> {
  const { key, older } = listKeys(attempt, installation);
  for (const each of older) if ((await findChargedProvider(queries, each)) !== undefined) return each;
  return key;
}

const KEY = /^subscription-(\d+)-period-\d+-attempt-\d+(?:-(.+))?$/;

/** Returns the id of the subscription that a key of this installation names; `undefined` for any other key. */
export function parseChargeKey(key: string, installation: Installation): number | undefined {
  const { site } = installation;
  const [, id, named = site] = KEY.exec(key) ?? [];
  const isOwn = named === site || named === getName(installation);
  return id === undefined || !isOwn ? undefined : Number(id);
}
