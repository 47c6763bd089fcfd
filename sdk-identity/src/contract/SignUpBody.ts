import type { IdentityBody } from './IdentityBody.ts';
import type { ProfileBody, ProfileFieldsBody, ProfileIdentityBody } from './ProfileBody.ts';

export interface SignUpRequestBody {
  readonly identity: { readonly userName: string; readonly credentials: string };
  readonly profile: Partial<ProfileFieldsBody> & { readonly email: string };
  readonly recaptchaToken?: string;
}

/** Tokens stand at the top, beside `identities` and `profile`; without them the reader is not signed in. */
export interface SignUpBody extends IdentityBody {
  readonly identities: readonly ProfileIdentityBody[];
  readonly profile: ProfileBody;
}
