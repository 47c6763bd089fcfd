import { ServiceError } from '@broadsheet/service-kit/http';
import { refusals } from '../refusals.ts';
import { getFlowBrowser, isForeign } from '../flows/flowBrowser.ts';
import { consumeReturn } from '../flows/flowStore.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import type { Grant, GrantAttempt } from '../sessions/Grant.ts';
import { APPLE, createAppleExchange } from './apple/createAppleExchange.ts';
import type { AppleExchange } from './apple/createAppleExchange.ts';
import { readFacebookReader } from './readFacebookReader.ts';
import { findOwner } from './findOwner.ts';
import { redeemGoogleToken } from './google/redeemGoogleToken.ts';
import { readClaims } from './ProvenReader.ts';
import type { ProvenReader } from './ProvenReader.ts';

type GrantContext = Omit<IdentityContext, 'grants'>;

async function readAppleReader(
  context: GrantContext,
  exchange: AppleExchange,
  { credentials: code, request, reader }: GrantAttempt,
): Promise<ProvenReader> {
  const { database, clock } = context;
  const browser = getFlowBrowser(context, request);
  if (browser === undefined) throw new ServiceError(refusals.flowInvalid);
  if (reader !== undefined && isForeign(browser)) throw new ServiceError(refusals.flowForeign);
  const returned = await consumeReturn(database, { code, browser, now: clock.now() });
  if (returned === undefined) throw new ServiceError(refusals.flowInvalid);
  const claims = await exchange(code);
  const { email, isEmailVerified } = readClaims(claims);
  const { names } = returned;
  return { provider: APPLE, type: 'Apple', subject: claims.sub, email, isEmailVerified, names };
}

/** Creates the grants for the credentials that Google, Facebook and Apple give to the browser, by grant type. */
export function createGrants(context: GrantContext): ReadonlyMap<string, Grant> {
  const { facebook, apple } = context.social;
  const grants = new Map<string, Grant>([
    [
      'google',
      {
        identityType: 'Google',
        signIn: ({ credentials, reader }) => redeemGoogleToken(context, credentials, reader),
      },
    ],
  ]);
  if (facebook !== undefined) {
    const options = { ...context, facebook };
    grants.set('facebook', {
      identityType: 'Facebook',
      signIn: async ({ credentials, reader }) =>
        findOwner(context, await readFacebookReader(options, credentials), reader),
    });
  }
  if (apple !== undefined) {
    const exchange = createAppleExchange({ ...context, apple });
    grants.set('apple', {
      identityType: 'Apple',
      signIn: async (attempt) =>
        findOwner(context, await readAppleReader(context, exchange, attempt), attempt.reader),
    });
  }
  return grants;
}
