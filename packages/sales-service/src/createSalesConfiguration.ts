import type { IdentityConfigBody } from '@broadsheet/sdk-identity/contract';
import type { SalesConfigBody } from '@broadsheet/sdk-sales/contract';
import { isJsonObject, listAt, textAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { createFaultLog, findChallengeFault } from '@broadsheet/service-kit/captcha';
import type { Queries } from '@broadsheet/service-kit/database';
import type { PlatformLog } from '@broadsheet/service-kit/http';

export interface SalesConfigurationOptions {
  readonly database: Queries;
  readonly site: string;
  /** The operator's configuration, which overrides the site properties. */
  readonly configuration: Partial<SalesConfigBody> | undefined;
  /** Reads the identity configuration: the checkout uses its challenge key too. */
  readonly identity: () => Promise<IdentityConfigBody>;
  /** Whether this platform can verify captcha tokens. */
  readonly canCheckChallenges: boolean;
  /** Receives a sentence about a challenge that is switched on and that no reader could pass. */
  readonly log: PlatformLog;
}

/** The provider type of the platform's own accounts, as published clients know it. */
const AUTH_PROVIDER_TYPE = 1;

const CANCEL_REASONS: readonly string[] = [
  'It costs too much',
  'I read too little of it',
  'I miss topics',
  'Something did not work',
  'Another reason',
];

function written(members: JsonObject): Partial<SalesConfigBody> {
  const { checkoutRecaptchaEnabled } = members;
  const recaptchaKey = textAt(members, 'recaptchaKey');
  const cancelReasons = listAt(members, 'cancelReasons').filter((each) => typeof each === 'string');
  return {
    ...(typeof checkoutRecaptchaEnabled === 'boolean' && { checkoutRecaptchaEnabled }),
    ...(recaptchaKey !== undefined && { recaptchaKey }),
    ...(cancelReasons.length > 0 && { cancelReasons }),
  };
}

/**
 * Returns a function that reads the sales configuration: the operator's values, then those of the member `sales` of the
 * site properties, then defaults. It is read at every call, so an import takes effect at once. The checkout requires a
 * challenge only if readers can pass it: there is a key to show it with, the score of the identity configuration is one, and
 * tokens can be verified. Otherwise the log says why not.
 */
export function createSalesConfiguration(options: SalesConfigurationOptions): () => Promise<SalesConfigBody> {
  const { database, site, configuration = {}, identity, canCheckChallenges, log } = options;
  const logFault = createFaultLog(log);
  return async () => {
    const [row] = await database.query(
      "select body -> 'sales' as sales from site_properties where site = $1",
      [site],
    );
    const members = isJsonObject(row?.sales) ? row.sales : {};
    const set = { ...written(members), ...configuration };
    const { recaptchaSiteKey, recaptchaScore } = await identity();
    const recaptchaKey = set.recaptchaKey ?? recaptchaSiteKey;
    const isDemanded = set.checkoutRecaptchaEnabled === true;
    const fault = findChallengeFault({
      flags: isDemanded ? ['checkoutRecaptchaEnabled'] : [],
      keyName: 'recaptchaKey',
      siteKey: recaptchaKey,
      score: recaptchaScore,
      canVerify: canCheckChallenges,
    });
    logFault(fault);
    return {
      cancelReasons: set.cancelReasons ?? CANCEL_REASONS,
      authProviderTypeId: set.authProviderTypeId ?? AUTH_PROVIDER_TYPE,
      checkoutRecaptchaEnabled: isDemanded && fault === undefined,
      ...(recaptchaKey !== undefined && { recaptchaKey }),
      idempotencyKeys: true,
    };
  };
}
