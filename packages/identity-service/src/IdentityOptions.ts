import type { IdentityConfigBody } from '@broadsheet/sdk-identity/contract';
import type { Queries } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { CaptchaVerifier } from '@broadsheet/service-kit/captcha';
import type { OidcOptions } from './oidc/OidcOptions.ts';
import type { Fetch } from '@broadsheet/service-kit/outgoing';
import type { ScryptParameters } from '@broadsheet/service-kit/passwords';
import type { SocialOptions } from './social/SocialOptions.ts';

/** The pages that mails link to: paths of the site, or absolute URLs. */
export interface IdentityPages {
  /** Gets `nonce`. */
  readonly verifyEmail: string;
  /** The page for a new password, which gets `nonce` in its query. */
  readonly resetPassword: string;
  /** Gets `ota_nonce`. */
  readonly oneTimeLink: string;
  /** The page that confirms a deletion, which gets `nonce` in its query. */
  readonly deleteAccount: string;
  /** Takes a change of address back; gets `restore_nonce`. */
  readonly restoreEmail: string;
}

/** Another module that stores data about readers, e.g. their orders. */
export interface PersonalDataSource {
  /** Under which its data stand in a report. */
  readonly name: string;
  collect(queries: Queries, accountUuid: string): Promise<JsonObject | readonly JsonObject[]>;
  /** Erases what the law allows to be erased, in the transaction that erases the account. */
  erase(queries: Queries, accountUuid: string): Promise<void>;
}

export interface IdentityOptions {
  /** Overrides the member `identity` of the site properties, which has the same form. */
  readonly configuration?: Partial<IdentityConfigBody> | undefined;
  /** Checks challenge tokens. Without it no flow asks for a challenge, whatever the configuration says. */
  readonly captcha?: CaptchaVerifier | undefined;
  /** The secret that signs readers in to the comments; absent: there are none. */
  readonly disqusSecret?: string | undefined;
  /** How many devices may be signed in to one account; any number without it. */
  readonly deviceLimit?: number | undefined;
  /** Whether a password login is refused (130051) until the address is verified. Default: false. */
  readonly requireVerifiedEmail?: boolean | undefined;
  readonly pages?: Partial<IdentityPages> | undefined;
  /** The parameters of new password hashes; older hashes are replaced when their readers log in. */
  readonly passwordHashing?: ScryptParameters | undefined;
  readonly personalData?: readonly PersonalDataSource[] | undefined;
  /** The sign-in with Google, Facebook and Apple. */
  readonly social?: SocialOptions | undefined;
  /** Signing in with providers of one's own, and other sites that sign their readers in here. */
  readonly oidc?: OidcOptions | undefined;
  /** Sends every request to those providers. Default: the runtime's `fetch`. */
  readonly fetch?: Fetch | undefined;
}
