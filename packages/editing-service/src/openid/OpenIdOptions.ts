import type { OidcClientOptions, ProviderOpener } from '@broadsheet/identity-service';
import type { Role } from '../accounts/Role.ts';

/** The configuration of an OpenID provider that staff may log in with. */
export interface StaffOpenIdOptions {
  /** The issuer identifier, exactly as in the provider's ID tokens. */
  readonly issuer: string;
  readonly clientId: string;
  /** The client secret; absent: a public client, which is secured by PKCE alone. */
  readonly clientSecret?: string | undefined;
  /** The name of the provider on the log-in page. Default: the host of the issuer. */
  readonly name?: string | undefined;
  /** The URL of the discovery document. Default: the issuer with `/.well-known/openid-configuration`. */
  readonly discoveryUrl?: string | undefined;
  /** The email domains that this provider is trusted for: everybody with such an address is admitted. Default: none. */
  readonly domains?: readonly string[] | undefined;
  /** The role of editors who are admitted by their domain. Default: `viewer`. */
  readonly role?: Role | undefined;
}

/** The provider with everything needed to send requests to it. */
export interface OpenIdSetup {
  readonly client: OidcClientOptions;
  readonly domains: readonly string[];
  readonly role: Role;
  readonly open: ProviderOpener;
}
