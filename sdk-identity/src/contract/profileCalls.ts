/** Profile, settings and segments; all are authorized with the bearer token. */
export const profileCalls = {
  /** → ProfileBody. */
  read: { method: 'GET', path: '/identity/public/v1/profile' },
  /** ProfileFieldsBody in part → ProfileBody. */
  update: { method: 'PATCH', path: '/identity/public/v1/profile' },
  /** → SettingsBody. */
  settings: { method: 'GET', path: '/identity/public/v1/user/settings' },
  /** → SegmentBody. */
  segments: { method: 'GET', path: '/identity/public/v2/identity/segmentation' },
} as const;

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
