import type { ProfileIdentityBody } from '@broadsheet/sdk-identity/contract';
import {
  integerColumn,
  optionalTextColumn,
  textColumn,
  booleanColumn,
  momentColumn,
  optionalMomentColumn,
  inMilliseconds,
} from '@broadsheet/service-kit/database';
import type { SqlRow } from '@broadsheet/service-kit/database';
import { isJsonObject } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';

export type AccountStatus = 'Active' | 'Disabled';

/** A reader's account. Moments are milliseconds since 1970, addresses are folded (`foldEmail`). */
export interface Account {
  readonly uuid: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** The address that becomes `email` once it is verified. */
  readonly unverifiedEmail: string | undefined;
  readonly status: AccountStatus;
  /** The members of the profile that the reader writes, in the form of the response. */
  readonly profile: JsonObject;
  readonly segment: { readonly id: number; readonly segment: string } | undefined;
  readonly createdOn: number;
  readonly modifiedOn: number;
}

export type IdentityType = ProfileIdentityBody['type'];

/** One way in which a reader signs in: a password, or an account at a provider. */
export interface LoginIdentity {
  readonly id: number;
  readonly accountUuid: string;
  readonly type: IdentityType;
  /** The key of the identity: the folded address for a password, otherwise the provider's own id of the reader. */
  readonly subject: string;
  readonly userName: string;
  readonly passwordHash: string | undefined;
  readonly passwordReset: boolean;
  readonly locked: boolean;
  readonly createdOn: number;
  readonly modifiedOn: number;
  readonly lastLoginOn: number | undefined;
}

export const ACCOUNT_COLUMNS = `accounts.uuid, accounts.email, accounts.email_verified, accounts.unverified_email,
  accounts.status, accounts.profile, accounts.segment_id, accounts.segment,
  ${inMilliseconds('accounts.created_at')} as created_at, ${inMilliseconds('accounts.modified_at')} as modified_at`;

export const IDENTITY_COLUMNS = `id, account_uuid, type, subject, user_name, password_hash, password_reset, locked,
  ${inMilliseconds('created_at')} as created_at, ${inMilliseconds('modified_at')} as modified_at,
  ${inMilliseconds('last_login_at')} as last_login_at`;

const TYPES: readonly IdentityType[] = ['Password', 'Identity', 'Google', 'Facebook', 'Apple'];

function toSegment(row: SqlRow): Account['segment'] {
  const segment = optionalTextColumn(row, 'segment');
  return segment === undefined ? undefined : { id: integerColumn(row, 'segment_id'), segment };
}

/** Converts a row of `ACCOUNT_COLUMNS`. @throws Error when the row was changed by hand and is invalid */
export function toAccount(row: SqlRow): Account {
  const { profile } = row;
  if (!isJsonObject(profile)) throw new Error('A stored profile is not a JSON object: restore the table.');
  return {
    uuid: textColumn(row, 'uuid'),
    email: textColumn(row, 'email'),
    emailVerified: booleanColumn(row, 'email_verified'),
    unverifiedEmail: optionalTextColumn(row, 'unverified_email'),
    status: textColumn(row, 'status') === 'Active' ? 'Active' : 'Disabled',
    profile,
    segment: toSegment(row),
    createdOn: momentColumn(row, 'created_at'),
    modifiedOn: momentColumn(row, 'modified_at'),
  };
}

/** Converts a row of `IDENTITY_COLUMNS`. An unknown type, e.g. of the operator's own provider, becomes `Identity`. */
export function toLoginIdentity(row: SqlRow): LoginIdentity {
  const type = textColumn(row, 'type');
  return {
    id: integerColumn(row, 'id'),
    accountUuid: textColumn(row, 'account_uuid'),
    type: TYPES.find((known) => known === type) ?? 'Identity',
    subject: textColumn(row, 'subject'),
    userName: textColumn(row, 'user_name'),
    passwordHash: optionalTextColumn(row, 'password_hash'),
    passwordReset: booleanColumn(row, 'password_reset'),
    locked: booleanColumn(row, 'locked'),
    createdOn: momentColumn(row, 'created_at'),
    modifiedOn: momentColumn(row, 'modified_at'),
    lastLoginOn: optionalMomentColumn(row, 'last_login_at'),
  };
}
