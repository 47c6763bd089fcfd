import { flag, isRecord, list, numeric, object, readEach, string } from '@broadsheet/client-core';
import { identityConfigFlags, identityConfigTexts } from '../contract/identityConfigCall.ts';
import type { IdentityConfig, OidcClient } from './IdentityConfig.ts';

type Body = Readonly<Record<string, unknown>>;

const counts = ['pwMinLength', 'pwLowercase', 'pwUppercase', 'pwSpecialCharacters', 'pwNumbers'] as const;

const filledTexts = <Name extends string>(body: Body, names: readonly Name[]) =>
  readEach(names, (name) => string(body[name])?.trim() || undefined);

const isOn = (value: unknown): boolean => flag(value) ?? false;

function parseOidcClient(item: unknown): OidcClient | undefined {
  const names = ['protocol', 'clientId', 'name'] as const;
  const { protocol, clientId, ...named } = filledTexts(isRecord(item) ? item : {}, names);
  return protocol === undefined || clientId === undefined ? undefined : { protocol, clientId, ...named };
}

/** Reads an integer from 0; returns 0 when the member is missing or invalid. */
function count(body: Body, name: string): number {
  // The service spells the member for digits in two ways.
  const number = numeric(body[name]) ?? numeric(body[name.replace('pwN', 'pwPwN')]) ?? 0;
  return Math.max(0, Math.trunc(number));
}

/** Parses a configuration; a member that is missing or of the wrong type counts as not configured. */
export function parseIdentityConfig(body: Body): IdentityConfig {
  const disqus = object(body['disqus']);
  return {
    ...filledTexts(body, identityConfigTexts),
    ...readEach(identityConfigFlags, (name) => isOn(body[name])),
    ...readEach(counts, (name) => count(body, name)),
    recaptchaScore: numeric(body['recaptchaScore']),
    oidcClients: list(parseOidcClient)(body['oidcClients']) ?? [],
    disqus: disqus && { enabled: isOn(disqus['enabled']), ...filledTexts(disqus, ['publicKey']) },
    raw: body,
  };
}
