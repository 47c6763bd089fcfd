import { ServiceError } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import type { ReaderAccess } from '../sessions/ReaderAccess.ts';
import { withLiveReader } from '../sessions/withLiveReader.ts';
import type { IdentityType } from '../store/Account.ts';
import { deleteIdentity, listIdentities } from '../store/loginIdentityStore.ts';

const TYPES: ReadonlyMap<string, IdentityType> = new Map([
  ['facebook', 'Facebook'],
  ['google', 'Google'],
  ['apple', 'Apple'],
]);

/**
 * Removes a linked identity.
 *
 * @param grantType `facebook`, `google` or `apple`
 * @throws ServiceError 300013 when it is not linked, 300044 when the account would have no way of logging in left
 */
export async function unlinkIdentity(
  context: IdentityContext,
  reader: ReaderAccess,
  grantType: string,
): Promise<void> {
  const type = TYPES.get(grantType.toLowerCase());
  if (type === undefined) throw new ServiceError(refusals.identityMissing);
  await withLiveReader(context, reader, async ({ queries, account: { uuid } }) => {
    const identities = await listIdentities(queries, uuid);
    if (!identities.some((identity) => identity.type === type)) {
      throw new ServiceError(refusals.identityMissing);
    }
    if (identities.every((identity) => identity.type === type)) {
      throw new ServiceError(refusals.lastIdentity);
    }
    await deleteIdentity(queries, uuid, type);
  });
}
