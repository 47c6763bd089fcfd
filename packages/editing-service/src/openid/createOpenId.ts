import { createProviderOpener } from '@broadsheet/identity-service';
import { foldDomain } from '@broadsheet/service-kit/http';
import type { Fetch } from '@broadsheet/service-kit/outgoing';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import type { OpenIdSetup, StaffOpenIdOptions } from './OpenIdOptions.ts';

export interface OpenIdWiring {
  readonly fetch: Fetch;
  readonly clock: { now(): number };
  /** The origin and the base path of the site. */
  readonly siteUrl: string;
}

/** The path of the redirect URI, which must be registered with the provider. */
export const OPENID_RETURN = `${EDITING_PATH}/openid/return`;

/** Creates the set-up of the provider; sends no request yet. */
export function createOpenId(
  options: StaffOpenIdOptions,
  { fetch, clock, siteUrl }: OpenIdWiring,
): OpenIdSetup {
  const { issuer, clientId, clientSecret, discoveryUrl, domains = [], role = 'viewer' } = options;
  return {
    client: {
      issuer,
      clientId,
      clientSecret,
      discoveryUrl,
      protocol: options.name ?? new URL(issuer).host,
      redirectUri: `${siteUrl}${OPENID_RETURN}`,
    },
    domains: domains.map((domain) => foldDomain(domain.replace(/^@/, ''))),
    role,
    open: createProviderOpener({ fetch, clock, apple: undefined }),
  };
}
