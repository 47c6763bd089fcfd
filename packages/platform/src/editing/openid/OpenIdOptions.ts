import type { OidcClientOptions } from '../../identity/oidc/OidcOptions.ts';
import type { ProviderOpener } from '../../identity/oidc/client/openProvider.ts';
import type { Role } from '../accounts/Role.ts';

/** An OpenID provider that staff may log in with. */
export interface StaffOpenIdOptions {
  /** Its identifier, exactly as its ID tokens name it. */
  readonly issuer: string;
  readonly clientId: string;
  /** Without it the provider sees a public client, which proves itself by PKCE alone. */
  readonly clientSecret?: string | undefined;
  /** As staff know it. Default: the host of the issuer. */
  readonly name?: string | undefined;
  /** Default: the issuer with `/.well-known/openid-configuration`. */
  readonly discoveryUrl?: string | undefined;
  /** Domains of addresses for which this provider speaks: whoever has one is let in. Default: none. */
  readonly domains?: readonly string[] | undefined;
  /** Of those who come by their domain. Default: `viewer`. */
  readonly role?: Role | undefined;
}

/** The provider with what asking it takes. */
export interface OpenIdSetup {
  readonly client: OidcClientOptions;
  readonly domains: readonly string[];
  readonly role: Role;
  readonly open: ProviderOpener;
}
