/**
 * The idempotency key of a renewal's charge: the same for all retries of an attempt, another after a failure. It names the
 * site and the installation, because several newspapers may share an account with a provider, and so may two installations
 * of one newspaper; each counts its subscriptions from 1. To the provider the same key is the same charge.
 */
import { createHmac } from 'node:crypto';
import { textColumn } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import type { Keyring } from '@broadsheet/service-kit/keys';
import { findChargedMethod } from '../payments/charges/recordedCharge.ts';

/** An installation of a newspaper. All its processes share a database. */
export interface Installation {
  readonly site: string;
  readonly keys: Keyring;
}

export interface RenewalAttempt {
  readonly id: number;
  readonly periodNumber: number;
  /** The number of the attempt, from 1. */
  readonly attempt: number;
}

const MARK_LENGTH = 12;

/**
 * Returns the name of an installation. Its mark is made of the secret once, of which it tells nothing, and stored: charges
 * are named the same whatever becomes of the secret.
 */
async function readName(queries: Queries, { site, keys }: Installation): Promise<string> {
  const made = createHmac('sha256', keys.secret)
    .update('keys of charges')
    .digest('hex')
    .slice(0, MARK_LENGTH);
  const find = () => queries.query('select mark from installations where site = $1', [site]);
  const [known] = await find();
  if (known !== undefined) return `${site}-${textColumn(known, 'mark')}`;
  await queries.query('insert into installations (site, mark) values ($1, $2) on conflict do nothing', [
    site,
    made,
  ]);
  const [stored] = await find();
  return `${site}-${stored === undefined ? made : textColumn(stored, 'mark')}`;
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
  const { id, periodNumber, attempt: number } = attempt;
  const bare = `subscription-${id}-period-${periodNumber}-attempt-${number}`;
  for (const each of [`${bare}-${installation.site}`, bare])
    if ((await findChargedMethod(queries, each)) !== undefined) return each;
  return `${bare}-${await readName(queries, installation)}`;
}

const KEY = /^subscription-(\d+)-period-\d+-attempt-\d+(?:-(.+))?$/;

/** Returns the id of the subscription that a key of this installation names; `undefined` for any other key. */
export async function parseChargeKey(
  queries: Queries,
  key: string,
  installation: Installation,
): Promise<number | undefined> {
  const { site } = installation;
  const [, id, named = site] = KEY.exec(key) ?? [];
  const isOwn = named === site || named === (await readName(queries, installation));
  return id === undefined || !isOwn ? undefined : Number(id);
}
