import { isRecord, readArray, readFlag, readNumeric, readRecord, readString } from '@broadsheet/client-core';
import { readEach } from '../json/readEach.ts';
import type { IdentityConfig, OidcClient } from './IdentityConfig.ts';

type Body = Readonly<Record<string, unknown>>;

const texts = [
  'recaptchaSiteKey',
  'googleClientId',
  'facebookAppId',
  'teamId',
  'keyId',
  'urlToReceiveAuthToken',
] as const;
const flags = ['signinRecaptcha', 'signupRecaptcha', 'magicLinkRecaptcha', 'resetPasswordRecaptcha'] as const;
const counts = ['pwMinLength', 'pwLowercase', 'pwUppercase', 'pwSpecialCharacters', 'pwNumbers'] as const;

const filledTexts = <Name extends string>(body: Body, names: readonly Name[]) =>
  readEach(names, (name) => readString(body, name)?.trim() || undefined);

const flag = (body: Body, name: string): boolean => readFlag(body, name) ?? false;

function parseOidcClient(item: unknown): OidcClient | undefined {
  const names = ['protocol', 'clientId', 'name'] as const;
  const { protocol, clientId, ...named } = filledTexts(isRecord(item) ? item : {}, names);
  return protocol === undefined || clientId === undefined ? undefined : { protocol, clientId, ...named };
}

/** Reads an integer from 0; returns 0 when the member is missing or invalid. */
function count(body: Body, name: string): number {
  // The service spells the member for digits in two ways.
  const number = readNumeric(body, name) ?? readNumeric(body, name.replace('pwN', 'pwPwN')) ?? 0;
  return Math.max(0, Math.trunc(number));
}

/** Parses a configuration; a member that is missing or of the wrong type counts as not configured. */
export function parseIdentityConfig(body: Body): IdentityConfig {
  const disqus = readRecord(body, 'disqus');
  return {
    ...filledTexts(body, texts),
    ...readEach(flags, (name) => flag(body, name)),
    ...readEach(counts, (name) => count(body, name)),
    recaptchaScore: readNumeric(body, 'recaptchaScore'),
    oidcClients: readArray(body, 'oidcClients', parseOidcClient) ?? [],
    disqus: disqus && { enabled: flag(disqus, 'enabled'), ...filledTexts(disqus, ['publicKey']) },
    raw: body,
  };
}
