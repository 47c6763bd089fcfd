/**
 * Processes that share a database must sign with the same key: otherwise each refuses the sessions, links and pictures of the
 * others. So the database knows a fingerprint of the key, from which it cannot be found.
 */
import { textColumn } from '../database/index.ts';
import type { Queries } from '../database/index.ts';
import { createKeyring } from './createKeyring.ts';
import type { Secrets } from './createKeyring.ts';

const PURPOSE = 'fingerprint of the secret';

function fingerprintOf(secret: string): string {
  const keys = createKeyring({ secret }, { now: () => 0 });
  return Buffer.from(keys.derive(PURPOSE)).toString('base64url');
}

export interface SecretCheck extends Secrets {
  /** True if the key is to be the new one of all processes. */
  readonly replaces: boolean;
}

/**
 * Compares the key with the one that the database knows. The first process tells its own; one whose retired keys include the
 * known one has rotated it, and tells the new one.
 *
 * @returns whether the key replaced another that is not among the retired ones, so that what that one signed is dead
 * @throws Error when other processes sign with another key, with what to do
 */
export async function requireSameSecret(
  queries: Queries,
  { secret, retiredSecrets = [], replaces }: SecretCheck,
): Promise<boolean> {
  const own = fingerprintOf(secret);
  await queries.query(
    'insert into secret_fingerprint (fingerprint) values ($1) on conflict (is_only) do nothing',
    [own],
  );
  const [row] = await queries.query('select fingerprint from secret_fingerprint');
  const known = row && textColumn(row, 'fingerprint');
  if (known === undefined || known === own) return false;
  const hasRotated = retiredSecrets.some((retired) => fingerprintOf(retired.secret) === known);
  if (!hasRotated && !replaces)
    throw new Error(
      'Another key signs at this database than the one of this process, so each would refuse the sessions, links and ' +
        'pictures of the other. Copy the file "secret" from the data folder of the other process into DATA_DIR of this ' +
        'one, or start both with the same SECRET. If that key was replaced, name it in PREVIOUS_SECRETS; if it is lost, ' +
        'start once with REPLACE_SECRET=on, and the sessions and links of everybody end.',
    );
  await queries.query('update secret_fingerprint set fingerprint = $1 where fingerprint = $2', [own, known]);
  return !hasRotated;
}
