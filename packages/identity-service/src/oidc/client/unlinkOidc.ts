import { ServiceError } from '@broadsheet/service-kit/http';
import { refusals } from '../../refusals.ts';
import type { IdentityContext } from '../../IdentityContext.ts';
import type { ReaderAccess } from '../../sessions/ReaderAccess.ts';
import { withLiveReader } from '../../sessions/withLiveReader.ts';
import type { LoginIdentity } from '../../store/Account.ts';
import { deleteIdentityById, listIdentities } from '../../store/loginIdentityStore.ts';
import type { OidcClientOptions } from '../OidcOptions.ts';
import { getClientKind } from './oidcClients.ts';

function belongsTo(client: OidcClientOptions, { type, subject }: LoginIdentity): boolean {
  const kind = getClientKind(client);
  return type === kind.type && subject.startsWith(kind.subjectPrefix);
}

/**
 * Disconnects a provider from an account.
 *
 * @param identifier the provider's client id, or the `id` or `userName` of the identity in the profile
 * @throws ServiceError 300013 when it is not connected, 300044 when the account would have no way of logging in left
 */
export async function unlinkOidc(
  context: IdentityContext,
  reader: ReaderAccess,
  identifier: string,
): Promise<void> {
  const client = context.oidc.clients?.find(({ clientId }) => clientId === identifier);
  await withLiveReader(context, reader, async ({ queries, account }) => {
    const identities = await listIdentities(queries, account.uuid);
    const isMeant = (identity: LoginIdentity): boolean => {
      if (client !== undefined) return belongsTo(client, identity);
      const { id, userName, type } = identity;
      return String(id) === identifier || (type === 'Identity' && userName === identifier);
    };
    const found = identities.find((identity) => identity.type !== 'Password' && isMeant(identity));
    if (found === undefined) throw new ServiceError(refusals.identityMissing);
    if (identities.length === 1) throw new ServiceError(refusals.lastIdentity);
    await deleteIdentityById(queries, found.id);
  });
}
