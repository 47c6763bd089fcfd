import type { Queries } from '../../database/Database.ts';
import type { Caller } from '../http/IdentityEnv.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import type { ReaderAccess } from '../sessions/ReaderAccess.ts';

/** Who follows a mailed link, and by what they may show that the account behind it is theirs. */
export interface LinkHolder {
  readonly caller: Caller;
  /** Who is signed in where the link is followed. */
  readonly reader: ReaderAccess | undefined;
}

/**
 * Whether whoever follows a link is the person who uses the account: signed in to it, or on a browser that was. A
 * network proves nothing; a stranger may share it.
 */
export async function isOwner(
  { knownDevices }: Pick<IdentityContext, 'knownDevices'>,
  queries: Queries,
  { accountUuid, caller, reader }: LinkHolder & { readonly accountUuid: string },
): Promise<boolean> {
  if (reader?.accountUuid === accountUuid) return true;
  return knownDevices.isOwnBrowser(queries, accountUuid, caller);
}
