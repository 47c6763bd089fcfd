import { createHash } from 'node:crypto';
import type { IdentityContext } from '../../IdentityContext.ts';
import type { ReaderAccess } from '../../sessions/ReaderAccess.ts';
import { momentParameter } from '@broadsheet/service-kit/database';
import { providerRefused } from '../../refusals.ts';
import { findOwner } from '../findOwner.ts';

/** The tolerated difference between the clocks of Google and of this server, in milliseconds. */
const TOLERANCE_MS = 60_000;

type RedemptionContext = Parameters<typeof findOwner>[0] & Pick<IdentityContext, 'verifyGoogle'>;

/**
 * Signs in with Google's ID token. It works once, so that somebody who finds it later, in a log or on a stolen disk, cannot
 * use it. A token whose sign-in was refused stays valid for another attempt.
 *
 * @returns the uuid of the account
 * @throws ServiceError 100016 for a token that is invalid or was redeemed, 503, and those of `findOwner`
 */
export async function redeemGoogleToken(
  context: RedemptionContext,
  idToken: string,
  reader: ReaderAccess | undefined,
): Promise<string> {
  const { expiresOn, ...proven } = await context.verifyGoogle(idToken);
  const hash = createHash('sha256').update(idToken).digest('base64url');
  const isRedeemed = await context.database.query(
    'select 1 as redeemed from redeemed_tokens where hash = $1',
    [hash],
  );
  if (isRedeemed.length > 0) throw providerRefused('Google');
  const accountUuid = await findOwner(context, proven, reader);
  const rows = await context.database.query(
    `insert into redeemed_tokens (hash, expires_at) values ($1, ${momentParameter(2)})
      on conflict do nothing returning hash`,
    [hash, expiresOn + TOLERANCE_MS],
  );
  if (rows.length === 0) throw providerRefused('Google');
  return accountUuid;
}
