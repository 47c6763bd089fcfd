/**
 * A provider as the OIDC library knows it: found by discovery, which is kept for an hour, and called through the
 * injected `fetch`. The library reads the system's clock; it is told how far ours is from it.
 */
import * as oauth from 'oauth4webapi';
import { PROVIDER_TIMEOUT_MS } from '../../outgoing/askProvider.ts';
import type { Fetch } from '../../outgoing/Fetch.ts';
import { signAppleSecret } from '../../social/apple/signAppleSecret.ts';
import type { AppleOptions } from '../../social/SocialOptions.ts';
import type { OidcClientOptions } from '../OidcOptions.ts';

const HOUR_MS = 60 * 60_000;
/** How far the provider's clock may be from ours, in seconds. */
const CLOCK_TOLERANCE_S = 60;

export interface OpenProvider {
  readonly server: oauth.AuthorizationServer;
  readonly client: oauth.Client;
  readonly authentication: oauth.ClientAuth;
  /** Of every call to the provider. */
  readonly calls: () => {
    readonly signal: AbortSignal;
    readonly [oauth.customFetch]: (address: string, init: RequestInit) => Promise<Response>;
    readonly [oauth.allowInsecureRequests]: boolean;
  };
}

/** @throws Error when the provider cannot be discovered */
export type ProviderOpener = (client: OidcClientOptions) => Promise<OpenProvider>;

interface OpenerOptions {
  readonly fetch: Fetch;
  readonly clock: { now(): number };
  readonly apple: AppleOptions | undefined;
}

const addressOf = ({ issuer, discoveryUrl }: OidcClientOptions): string =>
  discoveryUrl ?? `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

async function discover(fetch: Fetch, client: OidcClientOptions): Promise<oauth.AuthorizationServer> {
  const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
  const headers = { accept: 'application/json' };
  const response = await fetch(addressOf(client), { headers, redirect: 'error', signal });
  const server = await oauth.processDiscoveryResponse(new URL(client.issuer), response);
  // Clients pass `code` and `state` on and no `iss`. The state is bound to one provider, so that no answer of another
  // can be taken for its own, which is what `iss` is for (RFC 9207).
  return { ...server, authorization_response_iss_parameter_supported: false };
}

async function authenticationOf(
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
    // What failed is asked for again; the failure itself goes to who waits for it.
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
    authentication: await authenticationOf(options, client),
    calls: () => ({
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
      [oauth.customFetch]: (address, init) => fetch(address, init),
      // Only where the operator has named an address without TLS, as in development.
      [oauth.allowInsecureRequests]: addressOf(client).startsWith('http:'),
    }),
  });
}
