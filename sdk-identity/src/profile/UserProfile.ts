import type {
  AddressBody,
  AttributeBody,
  ContactBody,
  ProfileIdentityBody,
} from '../contract/profileCalls.ts';

export type Contact = ContactBody;
export type Address = AddressBody;
export type Attribute = AttributeBody;

/** One way in which a reader may sign in. */
export interface ProfileIdentity {
  readonly type: ProfileIdentityBody['type'];
  readonly userName?: string;
  readonly passwordReset: boolean;
  readonly locked: boolean;
  /** The time of the last sign-in as the service sent it: milliseconds since 1970, or a date as text. */
  readonly lastLoginDate?: number | string;
}

/** The members of a profile that its reader may change; an absent member stays unchanged. */
export interface ProfileChanges {
  readonly addresses?: readonly Address[];
  readonly attributes?: readonly Attribute[];
  readonly birthDay?: string;
  readonly birthMonth?: string;
  readonly birthYear?: string;
  readonly contacts?: readonly Contact[];
  readonly displayName?: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly gender?: string;
  readonly lastName?: string;
  readonly legacyId?: string;
  readonly picture?: string;
  readonly secondLastName?: string;
}

/** A reader's profile. */
export interface UserProfile extends ProfileChanges {
  readonly uuid: string;
  readonly emailVerified: boolean;
  readonly unverifiedEmail?: string;
  readonly status?: 'Active' | 'Disabled';
  /** The creation time of the account, in milliseconds since 1970. */
  readonly createdOn?: number;
  readonly modifiedOn?: number;
  readonly identities: readonly ProfileIdentity[];
  /** The whole response, including these members; stored unchanged. Unchecked. */
  readonly raw: Readonly<Record<string, unknown>>;
}
