/**
 * Finds the owner of a Facebook access token. The token itself says nothing, so Facebook is asked whether it was issued for
 * this app; otherwise a token collected by another app would open accounts here. Facebook does not say whether it has
 * verified an address, so an address from Facebook does not open an existing account.
 */
import { createHmac } from 'node:crypto';
import { textAt, valueAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { providerRefused } from '../refusals.ts';
import { readNames } from '../flows/readNames.ts';
import { callProvider } from '../outgoing/callProvider.ts';
import type { Outgoing } from '../outgoing/callProvider.ts';
import type { ProvenReader } from './ProvenReader.ts';
import type { FacebookOptions } from './SocialOptions.ts';

const PROVIDER = 'Facebook';
const GRAPH_ORIGIN = 'https://graph.facebook.com';
const VERSION = 'v20.0';

function isLive(expiry: Json | undefined, now: number): boolean {
  // Zero means that the token does not expire.
  return typeof expiry === 'number' && (expiry === 0 || expiry * 1000 > now);
}

export interface FacebookReaderOptions extends Outgoing {
  readonly facebook: FacebookOptions;
  readonly clock: { now(): number };
}

/** Reads the reader of an access token. @throws ServiceError 100016 for an invalid token, 503 */
export async function readFacebookReader(
  options: FacebookReaderOptions,
  token: string,
): Promise<ProvenReader> {
  const { facebook, clock } = options;
  const { appId, appSecret, graphOrigin = GRAPH_ORIGIN } = facebook;
  const queryGraph = (path: string, query: Readonly<Record<string, string>>): Promise<Json> =>
    callProvider(options, PROVIDER, `${graphOrigin}/${VERSION}/${path}?${new URLSearchParams(query)}`);
  const appToken = `${appId}|${appSecret}`;
  const debug = valueAt(
    await queryGraph('debug_token', { input_token: token, access_token: appToken }),
    'data',
  );
  const subject = textAt(debug, 'user_id');
  const isGood =
    valueAt(debug, 'is_valid') === true &&
    textAt(debug, 'app_id') === appId &&
    (textAt(debug, 'type') ?? 'USER') === 'USER' &&
    isLive(valueAt(debug, 'expires_at') ?? 0, clock.now());
  if (subject === undefined || !isGood) throw providerRefused(PROVIDER);
  const proof = createHmac('sha256', appSecret).update(token).digest('hex');
  const me = await queryGraph('me', { fields: 'id,email,name', access_token: token, appsecret_proof: proof });
  if (textAt(me, 'id') !== subject) throw providerRefused(PROVIDER);
  return {
    provider: PROVIDER,
    type: 'Facebook',
    subject,
    email: textAt(me, 'email'),
    isEmailVerified: false,
    names: readNames({ firstName: undefined, lastName: undefined, displayName: valueAt(me, 'name') }),
  };
}
