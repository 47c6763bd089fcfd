import { identityConfigFlags, identityConfigTexts } from '@broadsheet/sdk-identity/contract';
import type { IdentityConfigBody, OidcClientBody } from '@broadsheet/sdk-identity/contract';
import { isJsonObject, listAt, objectAt, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Database } from '@broadsheet/service-kit/database';
import { createFaultLog, findChallengeFault, isChallengeScore } from '@broadsheet/service-kit/captcha';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import type { OidcClientOptions } from './oidc/OidcOptions.ts';
import type { SocialOptions } from './social/SocialOptions.ts';

export interface ConfigurationOptions {
  readonly database: Database;
  readonly site: string;
  /** Overrides the site properties. */
  readonly configuration: Partial<IdentityConfigBody> | undefined;
  /** What is set up is told to pages, without its secrets. */
  readonly social: SocialOptions;
  readonly oidcClients: readonly OidcClientOptions[] | undefined;
  /** Whether this server can verify challenge tokens. */
  readonly canCheckChallenges: boolean;
  /** Whether readers can be signed in to the comments. */
  readonly canSignComments: boolean;
  /** Receives a sentence about a challenge that is switched on and that no reader could pass. */
  readonly log: PlatformLog;
}

const DEFAULT_MIN_LENGTH = 8;

const COUNTS = ['pwMinLength', 'pwLowercase', 'pwUppercase', 'pwSpecialCharacters'] as const;
const DIGITS = ['pwNumbers', 'pwPwNumbers'] as const;

type Mutable<Body> = { -readonly [Key in keyof Body]: Body[Key] };

function getCount(members: JsonObject, name: string): number | undefined {
  const value = members[name];
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : undefined;
}

function oidcClients(members: JsonObject): readonly OidcClientBody[] | undefined {
  if (!Object.hasOwn(members, 'oidcClients')) return undefined;
  return listAt(members, 'oidcClients').flatMap((client) => {
    const protocol = textAt(client, 'protocol');
    const clientId = textAt(client, 'clientId');
    if (protocol === undefined || clientId === undefined) return [];
    return [toClientBody({ protocol, clientId, name: textAt(client, 'name') })];
  });
}

/** Returns the public part of a provider's configuration. */
function toClientBody({
  protocol,
  clientId,
  name,
}: Pick<OidcClientOptions, 'protocol' | 'clientId' | 'name'>): OidcClientBody {
  return { protocol, clientId, ...(name !== undefined && { name }) };
}

/** Parses the configuration in the site properties; members of the wrong type are ignored. */
function writtenConfiguration(members: JsonObject): Partial<IdentityConfigBody> {
  const written: Partial<Mutable<IdentityConfigBody>> = {};
  for (const name of identityConfigFlags) {
    const value = members[name];
    if (typeof value === 'boolean') written[name] = value;
  }
  for (const name of identityConfigTexts) written[name] = textAt(members, name);
  for (const name of [...COUNTS, ...DIGITS]) written[name] = getCount(members, name);
  if (typeof members.recaptchaScore === 'number') written.recaptchaScore = members.recaptchaScore;
  written.oidcClients = oidcClients(members);
  const publicKey = textAt(members, 'disqus', 'publicKey');
  if (publicKey !== undefined) {
    written.disqus = { enabled: objectAt(members, 'disqus')?.enabled !== false, publicKey };
  }
  return withoutGaps(written);
}

function withoutGaps(body: Partial<IdentityConfigBody>): Partial<IdentityConfigBody> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}

/** Returns whether there is a challenge: only if readers can pass it and its tokens can be verified. */
function hasChallenge({ recaptchaSiteKey, recaptchaScore = -1 }: Partial<IdentityConfigBody>): boolean {
  return recaptchaSiteKey !== undefined && recaptchaSiteKey !== '' && isChallengeScore(recaptchaScore);
}

function findFault(
  written: Partial<IdentityConfigBody>,
  { canCheckChallenges }: ConfigurationOptions,
): string | undefined {
  return findChallengeFault({
    flags: identityConfigFlags.filter((flag) => written[flag] === true),
    keyName: 'recaptchaSiteKey',
    siteKey: written.recaptchaSiteKey,
    score: written.recaptchaScore,
    canVerify: canCheckChallenges,
  });
}

function complete(
  written: Partial<IdentityConfigBody>,
  { canCheckChallenges, canSignComments }: ConfigurationOptions,
): IdentityConfigBody {
  const challenge = canCheckChallenges && hasChallenge(written);
  const digits = written.pwNumbers ?? written.pwPwNumbers ?? 0;
  const { disqus, ...rest } = written;
  return {
    googleClientId: '',
    facebookAppId: '',
    pwMinLength: DEFAULT_MIN_LENGTH,
    pwLowercase: 0,
    pwUppercase: 0,
    pwSpecialCharacters: 0,
    oidcClients: [],
    ...rest,
    // The checkout reads the score here too, also where only the sales configuration has a key.
    ...(canCheckChallenges && { recaptchaScore: written.recaptchaScore ?? -1 }),
    signinRecaptcha: challenge && written.signinRecaptcha === true,
    signupRecaptcha: challenge && written.signupRecaptcha === true,
    magicLinkRecaptcha: challenge && written.magicLinkRecaptcha === true,
    resetPasswordRecaptcha: challenge && written.resetPasswordRecaptcha === true,
    pwNumbers: digits,
    pwPwNumbers: digits,
    ...(disqus === undefined
      ? {}
      : { disqus: { enabled: canSignComments && disqus.enabled, publicKey: disqus.publicKey } }),
  };
}

/** Returns the public configuration of the providers that are set up. */
function providerConfiguration({
  social,
  oidcClients: clients,
}: ConfigurationOptions): Partial<IdentityConfigBody> {
  const { facebook, apple } = social;
  return withoutGaps({
    facebookAppId: facebook?.appId,
    teamId: apple?.teamId,
    keyId: apple?.keyId,
    oidcClients: clients?.map(toClientBody),
  });
}

/**
 * Creates a function that returns the identity configuration: the operator's options and the providers that are set up, then
 * the member `identity` of the site properties, then defaults. It is read at every call, so an import changes it at once.
 */
export function createConfiguration(options: ConfigurationOptions): () => Promise<IdentityConfigBody> {
  const { database, site, configuration = {}, log } = options;
  const providers = providerConfiguration(options);
  const logFault = createFaultLog(log);
  return async () => {
    const [row] = await database.query(
      "select body -> 'identity' as identity from site_properties where site = $1",
      [site],
    );
    const members = row?.identity;
    const written = isJsonObject(members) ? writtenConfiguration(members) : {};
    const combined = { ...written, ...providers, ...withoutGaps(configuration) };
    logFault(findFault(combined, options));
    return complete(combined, options);
  };
}
