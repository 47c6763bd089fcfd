/**
 * Signing in with the sandbox's providers as their pages do it, call by call. Somebody types an address on a provider's page,
 * and the provider confirms it, except Facebook, which never does.
 */
import { isRecord } from '@broadsheet/client-core';
import { asReader } from './openReadersSite.ts';
import type { ReadersSite, ReaderTokens, SiteAnswer, SiteCall } from './openReadersSite.ts';

export interface ProviderVisit {
  readonly email: string;
  /** The reader who connects the provider; absent: nobody is signed in. */
  readonly reader?: ReaderTokens;
  /** The network address that everything is sent from. */
  readonly from?: string;
}

/** Holds what a provider gave to a browser, so that its sign-in can be completed later. */
export interface Visited {
  /** Completes the sign-in. */
  signIn(): Promise<SiteAnswer>;
}

type Visit = (site: ReadersSite, visit: ProviderVisit) => Promise<Visited>;

const typed = (email: string) => ({ choice: 'typed', email, name: 'A Reader' });

const callOf = ({ reader, from }: ProviderVisit, cookie = ''): SiteCall => ({
  ...(from !== undefined && { from }),
  headers: { ...(reader && asReader(reader).headers), ...(cookie !== '' && { cookie }) },
});

/** Reads a value of the answer that a provider's panel sends to the page that opened it. */
function readAnswer({ text }: SiteAnswer, ...names: readonly string[]): string {
  const attribute = /data-answer="([^"]*)"/.exec(text)?.[1] ?? '{}';
  let value: unknown = JSON.parse(attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  for (const name of names) value = isRecord(value) ? value[name] : undefined;
  if (typeof value !== 'string') throw new Error(`The provider answered without ${names.join('.')}.`);
  return value;
}

/** Returns a sign-in by credentials that a panel gave to the page. */
function withGrant(site: ReadersSite, visit: ProviderVisit, body: Readonly<Record<string, string>>): Visited {
  return { signIn: () => site.identity('POST', '/v1/auth/login', { ...callOf(visit), body }) };
}

const visitGoogle: Visit = async (site, visit) => {
  const client_id = 'sandbox.apps.googleusercontent.com';
  const body = new URLSearchParams({ client_id, ...typed(visit.email) });
  const answer = await site.call('POST', '/sandbox/google/panel', { body });
  return withGrant(site, visit, { grantType: 'google', credentials: readAnswer(answer, 'credential') });
};

const visitFacebook: Visit = async (site, visit) => {
  const body = new URLSearchParams({ client_id: 'sandbox', ...typed(visit.email) });
  const answer = await site.call('POST', '/sandbox/facebook/dialog/oauth', { body });
  const credentials = readAnswer(answer, 'response', 'authResponse', 'accessToken');
  return withGrant(site, visit, { grantType: 'facebook', credentials });
};

/** Chooses a reader on an authorisation page. */
function authorize(site: ReadersSite, url: string, { email }: ProviderVisit): Promise<SiteAnswer> {
  const { pathname, searchParams } = new URL(url);
  const body = new URLSearchParams([...searchParams, ...Object.entries(typed(email))]);
  return site.call('POST', pathname, { body });
}

const visitApple: Visit = async (site, visit) => {
  const begun = await site.identity('GET', '/v1/apple/authurl', callOf(visit));
  const page = new URL(String(JSON.parse(begun.text)));
  // The page adds where Apple is to post, as the published client does.
  page.searchParams.set('redirect_uri', `${page.origin}/identity/public/v1/apple/auth`);
  const { text } = await authorize(site, page.href, visit);
  const body = new URLSearchParams(
    [...text.matchAll(/name="(code|state)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
  const call = callOf(visit, begun.cookie);
  await site.identity('POST', '/v1/apple/auth', { ...call, body });
  const login = { grantType: 'apple', credentials: body.get('code') ?? '' };
  return { signIn: () => site.identity('POST', '/v1/auth/login', { ...call, body: login }) };
};

const visitOpenId: Visit = async (site, visit) => {
  const begun = await site.identity('GET', '/v2/oidc/sandbox/initiate', callOf(visit));
  const { headers } = await authorize(site, String(begun.body['url']), visit);
  const { search } = new URL(headers.location ?? '');
  return { signIn: () => site.identity('GET', `/v2/oidc/signin${search}`, callOf(visit, begun.cookie)) };
};

/** The providers of the sandbox, each with the way to its credentials. */
export const PROVIDERS = [
  ['Google', visitGoogle],
  ['Facebook', visitFacebook],
  ['Apple', visitApple],
  ['OpenID', visitOpenId],
] as const satisfies readonly (readonly [string, Visit])[];

/** Signs in with the credential that Google's stand-in gives to a browser, or adds it to a reader's account. */
export async function signInWithGoogle(site: ReadersSite, visit: ProviderVisit): Promise<SiteAnswer> {
  return (await visitGoogle(site, visit)).signIn();
}
