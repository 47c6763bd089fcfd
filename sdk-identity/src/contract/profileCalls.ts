import type { Endpoints } from '@broadsheet/client-core';

export const profileCalls = {
  read: { method: 'GET', path: '/identity/public/v1/profile' },
  update: { method: 'PATCH', path: '/identity/public/v1/profile' },
  settings: { method: 'GET', path: '/identity/public/v1/user/settings' },
  segments: { method: 'GET', path: '/identity/public/v2/identity/segmentation' },
} as const satisfies Endpoints<ProfileCalls>;

/** Profile, settings and segments. */
export interface ProfileCalls {
  /** Returns the profile and the ways in which the reader signs in. */
  readonly read: { readonly caller: 'reader'; readonly answer: ProfileBody };
  /** Changes what the body names and leaves the rest. */
  readonly update: {
    readonly caller: 'reader';
    readonly body: ProfileChangeBody;
    readonly answer: ProfileBody;
  };
  /** Returns what other services need of the reader. */
  readonly settings: { readonly caller: 'reader'; readonly answer: SettingsBody };
  /** Returns the audience segment. */
  readonly segments: { readonly caller: 'reader'; readonly answer: SegmentBody };
}

export type ContactType = 'WORK' | 'HOME' | 'PRIMARY' | 'OTHER';

export interface ContactBody {
  readonly phone: string;
  readonly type: ContactType;
}

export interface AttributeBody {
  readonly name: string;
  readonly value: string;
}

export interface AddressBody {
  readonly line1: string;
  readonly line2?: string;
  readonly locality: string;
  readonly region?: string;
  readonly postal?: string;
  readonly country?: string;
  readonly type: ContactType;
}

/** What a reader may change. Moments are milliseconds since 1970. */
export interface ProfileFieldsBody {
  readonly addresses?: readonly AddressBody[];
  readonly attributes?: readonly AttributeBody[];
  readonly birthDay?: string;
  readonly birthMonth?: string;
  readonly birthYear?: string;
  readonly contacts?: readonly ContactBody[];
  readonly createdOn?: number;
  readonly deletedOn?: number | null;
  readonly deletionRule?: number;
  readonly displayName?: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly firstName?: string;
  readonly gender?: string;
  readonly lastName?: string;
  readonly legacyId?: string;
  readonly modifiedOn?: number;
  readonly picture?: string;
  readonly secondLastName?: string;
  readonly status?: 'Active' | 'Disabled';
  readonly unverifiedEmail?: string;
}

/** A change of a profile: `null` and empty text take a member away, what only the service writes is passed over. */
export type ProfileChangeBody = {
  readonly [Name in keyof ProfileFieldsBody]?: ProfileFieldsBody[Name] | null;
} & {
  /** The account's; a change of address needs it unless the reader has just signed in. */
  readonly password?: string;
};

/** One way in which a reader may sign in. */
export interface ProfileIdentityBody {
  readonly createdOn: string;
  readonly createdBy: string;
  readonly modifiedOn: string;
  readonly modifiedBy: string;
  readonly deletedOn: string;
  readonly id: number;
  readonly userName: string;
  readonly passwordReset: boolean;
  readonly type: 'Password' | 'Identity' | 'Google' | 'Facebook' | 'Apple';
  readonly lastLoginDate: string;
  readonly locked: boolean;
}

export interface ProfileBody extends ProfileFieldsBody {
  readonly uuid: string;
  readonly identities: readonly ProfileIdentityBody[];
  /** Whether the reader may sign in with a password; absent where a service leaves it to be told from `identities`. */
  readonly hasPassword?: boolean;
}

/** The reader's audience segment; a body without `segment` means that there is none. */
export interface SegmentBody {
  readonly id?: number;
  readonly segment?: string;
}

export interface SettingsBody {
  /** The reader's single sign-on key for the comments. */
  readonly disqus?: { readonly ssoKey: string };
}
