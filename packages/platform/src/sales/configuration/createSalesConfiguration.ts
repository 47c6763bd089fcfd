import type { IdentityConfigBody } from '@broadsheet/sdk-identity/contract';
import type { SalesConfigBody } from '@broadsheet/sdk-sales/contract';
import { isJsonObject, listAt, textAt } from '../../content/json/Json.ts';
import type { JsonObject } from '../../content/json/Json.ts';
import type { Queries } from '../../database/Database.ts';

export interface SalesConfigurationOptions {
  readonly database: Queries;
  readonly site: string;
  /** Wins over the site's properties. */
  readonly configuration: Partial<SalesConfigBody> | undefined;
  /** The identity half's: its challenge is the checkout's too. */
  readonly identity: () => Promise<IdentityConfigBody>;
  /** Whether challenge tokens can be checked here. */
  readonly canCheckChallenges: boolean;
}

/** Accounts are this platform's own. */
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
 * The sales configuration: what the operator set, then what stands in the member `sales` of the site's properties, then
 * defaults. Read anew at every call, so an import changes it at once. The checkout asks for a challenge only where
 * readers can meet it and the answer can be checked.
 */
export function createSalesConfiguration(options: SalesConfigurationOptions): () => Promise<SalesConfigBody> {
  const { database, site, configuration = {}, identity, canCheckChallenges } = options;
  return async () => {
    const [row] = await database.query(
      "select body -> 'sales' as sales from site_properties where site = $1",
      [site],
    );
    const members = isJsonObject(row?.sales) ? row.sales : {};
    const set = { ...written(members), ...configuration };
    const recaptchaKey = set.recaptchaKey ?? (await identity()).recaptchaSiteKey;
    const hasChallenge = canCheckChallenges && recaptchaKey !== undefined;
    return {
      cancelReasons: set.cancelReasons ?? CANCEL_REASONS,
      authProviderTypeId: set.authProviderTypeId ?? AUTH_PROVIDER_TYPE,
      checkoutRecaptchaEnabled: hasChallenge && set.checkoutRecaptchaEnabled === true,
      ...(recaptchaKey !== undefined && { recaptchaKey }),
      idempotencyKeys: true,
    };
  };
}
