/**
 * A provider in the form that the OIDC library needs: found by discovery, which is cached for an hour, and called through
 * the injected `fetch`. The library reads the system's clock, so it gets the difference to our clock.
 */
import { HOUR_MS } from '@broadsheet/client-core';
import * as oauth from 'oauth4webapi';
import { PROVIDER_TIMEOUT_MS } from '../../outgoing/callProvider.ts';
import type { Fetch } from '@broadsheet/service-kit/outgoing';
import { signAppleSecret } from '../../social/apple/signAppleSecret.ts';
import type { AppleOptions } from '../../social/SocialOptions.ts';
import type { OidcClientOptions } from '../OidcOptions.ts';

/** The tolerated difference between the provider's clock and ours, in seconds. */
const CLOCK_TOLERANCE_S = 60;

export interface OpenProvider {
  readonly server: oauth.AuthorizationServer;
  readonly client: oauth.Client;
  readonly authentication: oauth.ClientAuth;
  /** Creates the options of one request to the provider. */
  readonly calls: () => {
    readonly signal: AbortSignal;
    readonly [oauth.customFetch]: (address: string, init: RequestInit) => Promise<Response>;
    readonly [oauth.allowInsecureRequests]: boolean;
  };
}

/** Discovers a provider. @throws Error when that fails */
export type ProviderOpener = (client: OidcClientOptions) => Promise<OpenProvider>;

interface OpenerOptions {
  readonly fetch: Fetch;
  readonly clock: { now(): number };
  readonly apple: AppleOptions | undefined;
}

const getAddress = ({ issuer, discoveryUrl }: OidcClientOptions): string =>
  discoveryUrl ?? `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

async function discover(fetch: Fetch, client: OidcClientOptions): Promise<oauth.AuthorizationServer> {
  const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
  const headers = { accept: 'application/json' };
  const response = await fetch(getAddress(client), { headers, redirect: 'error', signal });
  const server = await oauth.processDiscoveryResponse(new URL(client.issuer), response);
  // Clients pass on `code` and `state`, but no `iss`. The state is bound to one provider, so the response of another
  // provider is not accepted, which is the purpose of `iss` (RFC 9207).
  return { ...server, authorization_response_iss_parameter_supported: false };
}

async function getAuthentication(
  { apple, clock }: OpenerOptions,
  { clientId, clientSecret, protocol }: OidcClientOptions,
): Promise<oauth.ClientAuth> {
  if (clientSecret !== undefined) return oauth.ClientSecretPost(clientSecret);
  if (protocol !== 'Apple' || apple === undefined) return oauth.None();
  return oauth.ClientSecretPost(await signAppleSecret(apple, clock.now(), clientId));
}

export function createProviderOpener(options: OpenerOptions): ProviderOpener {
  const { fetch, clock } = options;
  const known = new Map<
    string,
    { readonly until: number; readonly server: Promise<oauth.AuthorizationServer> }
  >();
  const serverOf = (client: OidcClientOptions): Promise<oauth.AuthorizationServer> => {
    const found = known.get(client.clientId);
    if (found !== undefined && found.until > clock.now()) return found.server;
    const server = discover(fetch, client);
    known.set(client.clientId, { until: clock.now() + HOUR_MS, server });
    // A failed discovery is not cached; callers that wait for it get the error.
    server.catch(() => known.delete(client.clientId));
    return server;
  };
  return async (client) => ({
    server: await serverOf(client),
    client: {
      client_id: client.clientId,
      [oauth.clockSkew]: Math.round((clock.now() - Date.now()) / 1000),
      [oauth.clockTolerance]: CLOCK_TOLERANCE_S,
    },
    authentication: await getAuthentication(options, client),
    calls: () => ({
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
      [oauth.customFetch]: (address, init) => fetch(address, init),
      // Only if the operator configured a URL without TLS, as in development.
      [oauth.allowInsecureRequests]: getAddress(client).startsWith('http:'),
    }),
  });
}
