/** Google, Facebook, Apple and an OIDC provider in the test's memory, with real keys and real tokens. */
import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import type { IdentityOptions } from '@broadsheet/identity-service';
import type { Fetch } from '@broadsheet/service-kit/outgoing';
import { NOW, ORIGIN } from './openReaders.ts';
import { applePem, createKeySet, signIdToken } from './providerKeys.ts';
import type { TokenSettings } from './providerKeys.ts';
import {
  APP,
  APPLE_CLIENT,
  IDP,
  OIDC_CLIENT,
  OIDC_SECRET,
  TEAM,
  appleRoutes,
  toClaims,
  facebookRoutes,
  idpRoutes,
} from './providerRoutes.ts';
import type { Person, ProviderRoutes, ProviderState } from './providerRoutes.ts';

export const GOOGLE_CLIENT = 'paper-google';
/** A site that signs its readers in with the platform as OpenID provider. */
export const SHOP = { clientId: 'shop', redirectUri: 'https://shop.test/login/?from=paper' };

export interface Providers {
  readonly fetch: Fetch;
  /** The URLs that were called, without their queries. */
  readonly calls: readonly string[];
  /** Returns `PlatformOptions.identity` with all providers set up. */
  options(): Promise<IdentityOptions>;
  googleToken(person: Person, more?: JWTPayload, settings?: TokenSettings): Promise<string>;
  facebookToken(person: Person, debug?: Readonly<Record<string, unknown>>): string;
  /** Makes the reader agree on the provider's page. @returns the parameters that the provider adds to the redirect */
  agree(address: string, person: Person): { readonly code: string; readonly state: string };
  /** Changes the claims and the signature of the ID tokens of Apple and the OIDC provider. */
  spoil(claims: JWTPayload, settings?: TokenSettings): void;
  /** Makes every URL that begins with `address` unreachable from now on. */
  cutOff(address: string): void;
}

async function optionsWith(fetch: Fetch): Promise<IdentityOptions> {
  const { pem: privateKey } = await applePem();
  return {
    configuration: { googleClientId: ` other , ${GOOGLE_CLIENT}` },
    social: {
      google: { jwksUrl: 'https://google.test/certs' },
      facebook: { appId: APP.id, appSecret: APP.secret, graphOrigin: 'https://graph.test' },
      apple: { clientId: APPLE_CLIENT, ...TEAM, privateKey, origin: 'https://apple.test' },
    },
    oidc: {
      clients: [{ clientId: OIDC_CLIENT, clientSecret: OIDC_SECRET, issuer: IDP, protocol: 'Press' }],
      provider: { clients: [{ clientId: SHOP.clientId, redirectUris: [SHOP.redirectUri] }] },
    },
    fetch,
  };
}

function agree({ codes }: ProviderState, address: string, person: Person) {
  const { searchParams } = new URL(address);
  const code = `c.${randomUUID()}`;
  codes.set(code, {
    person,
    nonce: searchParams.get('nonce') ?? undefined,
    challenge: searchParams.get('code_challenge') ?? undefined,
    redirectUri: searchParams.get('redirect_uri') ?? `${ORIGIN}/identity/public/v1/apple/auth`,
  });
  return { code, state: searchParams.get('state') ?? '' };
}

export function openProviders(): Providers {
  const calls: string[] = [];
  const cut: string[] = [];
  const state: ProviderState = {
    codes: new Map(),
    facebook: new Map(),
    spoilt: { claims: {}, settings: {} },
  };
  const routes: ProviderRoutes = {
    'https://google.test/certs': async () => Response.json(await createKeySet('google')),
    ...facebookRoutes(state),
    ...appleRoutes(state),
    ...idpRoutes(state),
  };
  const fetch: Fetch = async (address, init) => {
    const url = new URL(address);
    const place = url.origin + url.pathname;
    calls.push(place);
    const route = routes[place];
    const isCut = cut.some((start) => place.startsWith(start));
    if (route === undefined || isCut) throw new TypeError('fetch failed');
    return route(url, new URLSearchParams(await new Response(init?.body).text()));
  };
  return {
    fetch,
    calls,
    options: () => optionsWith(fetch),
    googleToken: (person, more = {}, settings = {}) => {
      const own = { iss: 'https://accounts.google.com', aud: GOOGLE_CLIENT };
      return signIdToken('google', { ...own, ...toClaims(person), ...more }, NOW, settings);
    },
    facebookToken(person, debug = {}) {
      const token = randomUUID();
      state.facebook.set(token, { person, debug });
      return token;
    },
    agree: (address, person) => agree(state, address, person),
    spoil(claims, settings = {}) {
      state.spoilt = { claims, settings };
    },
    cutOff: (address) => void cut.push(address),
  };
}
