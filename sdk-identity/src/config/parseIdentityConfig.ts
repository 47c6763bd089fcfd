import { isRecord, readArray, readFlag, readNumeric, readRecord, readString } from '@broadsheet/client-core';
import type { IdentityConfig, OidcClient } from './IdentityConfig.ts';

type Body = Readonly<Record<string, unknown>>;

function filledText(body: Body, key: string): string | undefined {
  return readString(body, key)?.trim() || undefined;
}

/** The first of the members that holds a number, as a whole number from 0; 0 when none does (block-contracts 6.0). */
function count(body: Body, ...keys: readonly string[]): number {
  const number = keys.map((key) => readNumeric(body, key)).find((value) => value !== undefined) ?? 0;
  return Math.max(0, Math.trunc(number));
}

function parseOidcClient(item: unknown): OidcClient | undefined {
  if (!isRecord(item)) return undefined;
  const protocol = filledText(item, 'protocol');
  const clientId = filledText(item, 'clientId');
  return protocol === undefined || clientId === undefined ? undefined : { protocol, clientId };
}

function parseDisqus(body: Body): IdentityConfig['disqus'] {
  const disqus = readRecord(body, 'disqus');
  if (disqus === undefined) return undefined;
  return { enabled: readFlag(disqus, 'enabled') ?? false, publicKey: filledText(disqus, 'publicKey') };
}

/** Reads a configuration of which any part may be missing or of the wrong type: such a part counts as not configured. */
export function parseIdentityConfig(body: Body): IdentityConfig {
  return {
    signinRecaptcha: readFlag(body, 'signinRecaptcha'),
    signupRecaptcha: readFlag(body, 'signupRecaptcha') ?? false,
    magicLinkRecaptcha: readFlag(body, 'magicLinkRecaptcha') ?? false,
    resetPasswordRecaptcha: readFlag(body, 'resetPasswordRecaptcha') ?? false,
    recaptchaSiteKey: filledText(body, 'recaptchaSiteKey'),
    recaptchaScore: readNumeric(body, 'recaptchaScore'),
    googleClientId: filledText(body, 'googleClientId'),
    facebookAppId: filledText(body, 'facebookAppId'),
    teamId: filledText(body, 'teamId'),
    keyId: filledText(body, 'keyId'),
    urlToReceiveAuthToken: filledText(body, 'urlToReceiveAuthToken'),
    oidcClients: readArray(body, 'oidcClients', parseOidcClient) ?? [],
    disqus: parseDisqus(body),
    pwMinLength: count(body, 'pwMinLength'),
    pwLowercase: count(body, 'pwLowercase'),
    pwUppercase: count(body, 'pwUppercase'),
    pwSpecialCharacters: count(body, 'pwSpecialCharacters'),
    pwNumbers: count(body, 'pwNumbers', 'pwPwNumbers'),
    raw: body,
  };
}
