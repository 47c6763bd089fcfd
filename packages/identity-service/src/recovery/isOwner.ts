import type { Queries } from '@broadsheet/service-kit/database';
import type { Caller } from '@broadsheet/service-kit/http';
import type { IdentityContext } from '../IdentityContext.ts';
import type { ReaderAccess } from '../sessions/ReaderAccess.ts';

/** The person who follows a mailed link, with the evidence that its account is theirs. */
export interface LinkHolder {
  readonly caller: Caller;
  /** The reader who is signed in on the browser that follows the link. */
  readonly reader: ReaderAccess | undefined;
}

/**
 * Returns whether the person who follows a link uses the account: they are signed in to it, or their browser was. The
 * network proves nothing, because a stranger may share it.
 */
export async function isOwner(
  { knownDevices }: Pick<IdentityContext, 'knownDevices'>,
  queries: Queries,
  { accountUuid, caller, reader }: LinkHolder & { readonly accountUuid: string },
): Promise<boolean> {
  if (reader?.accountUuid === accountUuid) return true;
  return knownDevices.isOwnBrowser(queries, accountUuid, caller);
}
