import type { ProfileBody, ProfileIdentityBody } from '@broadsheet/sdk-identity/contract';
import type { Queries } from '@broadsheet/service-kit/database';
import { toWrittenEmail } from '@broadsheet/service-kit/http';
import type { Account, LoginIdentity } from '../store/Account.ts';
import { listIdentities } from '../store/loginIdentityStore.ts';

const moment = (milliseconds: number | undefined): string =>
  milliseconds === undefined ? '' : new Date(milliseconds).toISOString();

/** Returns the entry of an identity in a profile; moments are ISO 8601, empty when there is none. */
export function identityBody(identity: LoginIdentity): ProfileIdentityBody {
  const { id, accountUuid, type, userName, passwordReset, locked } = identity;
  return {
    id,
    type,
    userName: toWrittenEmail(userName),
    passwordReset,
    locked,
    createdOn: moment(identity.createdOn),
    createdBy: accountUuid,
    modifiedOn: moment(identity.modifiedOn),
    modifiedBy: accountUuid,
    deletedOn: '',
    lastLoginDate: moment(identity.lastLoginOn),
  };
}

/** Returns the response body of a profile, with addresses as readers write them. */
export function profileBody(account: Account, identities: readonly LoginIdentity[]): ProfileBody {
  const { uuid, email, emailVerified, unverifiedEmail, status, profile, createdOn, modifiedOn } = account;
  return {
    ...profile,
    uuid,
    email: toWrittenEmail(email),
    emailVerified,
    ...(unverifiedEmail === undefined ? {} : { unverifiedEmail: toWrittenEmail(unverifiedEmail) }),
    status,
    createdOn,
    modifiedOn,
    identities: identities.map(identityBody),
    hasPassword: identities.some(({ type }) => type === 'Password'),
  };
}

/** Reads an account's identities and returns the response body of its profile. */
export async function readProfile(queries: Queries, account: Account): Promise<ProfileBody> {
  return profileBody(account, await listIdentities(queries, account.uuid));
}
