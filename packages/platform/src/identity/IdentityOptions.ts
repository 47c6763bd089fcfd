import type { IdentityConfigBody } from '@broadsheet/sdk-identity/contract';
import type { Queries } from '../database/Database.ts';
import type { JsonObject } from '../content/json/Json.ts';
import type { CaptchaVerifier } from './captcha/CaptchaVerifier.ts';
import type { OidcOptions } from './oidc/OidcOptions.ts';
import type { Fetch } from './outgoing/Fetch.ts';
import type { ScryptParameters } from './passwords/createPasswordHasher.ts';
import type { SocialOptions } from './social/SocialOptions.ts';

/** The pages that mails lead to: paths of the site, or whole addresses. */
export interface IdentityPages {
  /** Gets `nonce`. */
  readonly verifyEmail: string;
  /** Gets `nonce`. */
  readonly resetPassword: string;
  /** Gets `ota_nonce`. */
  readonly oneTimeLink: string;
  /** Gets `nonce`. */
  readonly deleteAccount: string;
  /** Takes a change of address back; gets `restore_nonce`. */
  readonly restoreEmail: string;
}

/** Another module that keeps something about readers, such as their orders. */
export interface PersonalDataSource {
  /** Under which its data stand in a report. */
  readonly name: string;
  collect(queries: Queries, accountUuid: string): Promise<JsonObject | readonly JsonObject[]>;
  /** Erases what the law lets be erased, in the transaction that erases the account. */
  erase(queries: Queries, accountUuid: string): Promise<void>;
}

export interface IdentityOptions {
  /** Wins over the member `identity` of the site's properties, which has the same form. */
  readonly configuration?: Partial<IdentityConfigBody> | undefined;
  /** Checks challenge tokens. Without it no flow asks for a challenge, whatever the configuration says. */
  readonly captcha?: CaptchaVerifier | undefined;
  /** Signs readers in to the comments. Without it they are off. */
  readonly disqusSecret?: string | undefined;
  /** How many devices may be signed in to one account; any number without it. */
  readonly deviceLimit?: number | undefined;
  /** Refuses a password login (130051) until the address is verified. Off by default. */
  readonly requireVerifiedEmail?: boolean | undefined;
  readonly pages?: Partial<IdentityPages> | undefined;
  /** Of new password hashes; older ones are replaced as their readers log in. */
  readonly passwordHashing?: ScryptParameters | undefined;
  readonly personalData?: readonly PersonalDataSource[] | undefined;
  /** Signing in with Google, Facebook and Apple. */
  readonly social?: SocialOptions | undefined;
  /** Signing in with providers of one's own, and other sites that sign their readers in here. */
  readonly oidc?: OidcOptions | undefined;
  /** Makes every call to those providers. Default: the runtime's own. */
  readonly fetch?: Fetch | undefined;
}
