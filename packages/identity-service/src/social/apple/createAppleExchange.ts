import { textAt } from '@broadsheet/service-kit/json';
import { providerRefused } from '../../refusals.ts';
import { callProvider } from '../../outgoing/callProvider.ts';
import type { Outgoing } from '../../outgoing/callProvider.ts';
import { createTokenVerifier } from '../../outgoing/createTokenVerifier.ts';
import type { IdTokenClaims } from '../../outgoing/createTokenVerifier.ts';
import type { AppleOptions } from '../SocialOptions.ts';
import { APPLE_ISSUER, APPLE_RETURN, appleUrl } from './appleUrls.ts';
import { signAppleSecret } from './signAppleSecret.ts';

export const APPLE = 'Apple';

/** Exchanges Apple's code for the claims of its ID token. @throws ServiceError 100016, 503 */
export type AppleExchange = (code: string) => Promise<IdTokenClaims>;

export interface AppleExchangeOptions extends Outgoing {
  readonly apple: AppleOptions;
  readonly clock: { now(): number };
  /** The site's origin and base path. */
  readonly siteUrl: string;
}

export function createAppleExchange(options: AppleExchangeOptions): AppleExchange {
  const { apple, clock, siteUrl, fetch, log } = options;
  const jwksUrl = appleUrl(apple, 'keys');
  const verify = createTokenVerifier({
    provider: APPLE,
    jwksUrl,
    issuers: [APPLE_ISSUER],
    clock,
    fetch,
    log,
  });
  return async (code) => {
    const form = new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      client_id: apple.clientId,
      client_secret: await signAppleSecret(apple, clock.now()),
      redirect_uri: `${siteUrl}${APPLE_RETURN}`,
    });
    const answer = await callProvider(options, APPLE, appleUrl(apple, 'token'), {
      method: 'POST',
      body: form,
    });
    const idToken = textAt(answer, 'id_token');
    if (idToken === undefined) {
      const error = textAt(answer, 'error') ?? 'no id_token';
      // Any other refusal means that the site is set up wrongly, which its operator should know.
      if (error !== 'invalid_grant') log.error('Apple refused the exchange of a code.', { error });
      throw providerRefused(APPLE);
    }
    return verify(idToken, [apple.clientId]);
  };
}
