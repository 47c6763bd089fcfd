import type { IdentityConfigBody } from '@broadsheet/sdk-identity/contract';
import type { Database } from '@broadsheet/service-kit/database';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import type { CaptchaGate } from './captcha/createCaptchaGate.ts';
import type { BackgroundTasks } from '@broadsheet/service-kit/tasks';
import type { PersonalDataSource } from './IdentityOptions.ts';
import type { KnownDevices } from './known-devices/createKnownDevices.ts';
import type { Limits } from '@broadsheet/service-kit/limits';
import type { Keyring } from '@broadsheet/service-kit/keys';
import type { IdentityMail } from './createIdentityMail.ts';
import type { OidcOptions } from './oidc/OidcOptions.ts';
import type { Fetch } from '@broadsheet/service-kit/outgoing';
import type { PasswordHasher } from '@broadsheet/service-kit/passwords';
import type { Grant } from './sessions/Grant.ts';
import type { Tokens } from './sessions/createTokens.ts';
import type { GoogleVerifier } from './social/google/createGoogleVerifier.ts';
import type { SocialOptions } from './social/SocialOptions.ts';
import type { SwgTokens } from './subscribe-with-google/createSwgTokens.ts';

/** The dependencies of this module's services. */
export interface IdentityContext {
  readonly database: Database;
  readonly clock: { now(): number };
  readonly tokens: Tokens;
  readonly hasher: PasswordHasher;
  readonly limits: Limits;
  readonly knownDevices: KnownDevices;
  readonly requireCaptcha: CaptchaGate;
  readonly tasks: BackgroundTasks;
  readonly mail: IdentityMail;
  readonly configuration: () => Promise<IdentityConfigBody>;
  /** The ways of signing in other than by password, by grant type. */
  readonly grants: ReadonlyMap<string, Grant>;
  /** Of the site, without a trailing slash. */
  readonly origin: string;
  /** The site's origin and base path, with which every URL that is sent begins. */
  readonly siteUrl: string;
  /** Origins, the site's own first, whose pages may use a cookie session. */
  readonly trustedOrigins: readonly string[];
  readonly deviceLimit: number;
  readonly requireVerifiedEmail: boolean;
  readonly disqusSecret: string | undefined;
  readonly personalData: readonly PersonalDataSource[];
  readonly log: PlatformLog;
  readonly fetch: Fetch;
  readonly social: SocialOptions;
  readonly verifyGoogle: GoogleVerifier;
  readonly oidc: OidcOptions;
  readonly swgTokens: SwgTokens;
  /** The platform's keys; whoever knows them can sign in as anybody. */
  readonly keys: Keyring;
}
