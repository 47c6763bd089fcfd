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
  /** As it came: milliseconds since 1970 or a date as text. */
  readonly lastLoginDate?: number | string;
}

/** What a reader may change about themselves; a member that is left out stays as it is. */
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

/** A reader. */
export interface UserProfile extends ProfileChanges {
  readonly uuid: string;
  readonly emailVerified: boolean;
  readonly unverifiedEmail?: string;
  readonly status?: 'Active' | 'Disabled';
  /** Milliseconds since 1970. */
  readonly createdOn?: number;
  readonly modifiedOn?: number;
  readonly identities: readonly ProfileIdentity[];
  /** All that came, these members included; stored as it is. Unchecked. */
  readonly raw: Readonly<Record<string, unknown>>;
}
