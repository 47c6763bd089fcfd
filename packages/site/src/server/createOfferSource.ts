/** The content source of the site's own offers, for pages whose plans the server renders. */
import { isRecord } from '@broadsheet/client-core';
import type { Transport } from '@broadsheet/client-core';
import { sanitiseInline } from '@broadsheet/sanitiser';
import { defineSource } from '@broadsheet/sdk-content/server';
import { identityConfigCall } from '@broadsheet/sdk-identity/contract';
import { checkoutCalls, salesConfigCall } from '@broadsheet/sdk-sales/contract';
import { paymentMethodTypes } from '@broadsheet/sdk-sales/rules';

const PATH = '/retail/public/v1/offer/live';

/** The members that are shown as HTML; all others, including codes, stay as they are. */
const HTML_MEMBERS: ReadonlySet<string> = new Set([
  'pageTitle',
  'pageSubTitle',
  'name',
  'description',
  'summary',
  'value',
  'featureText',
]);

function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      typeof member === 'string' && HTML_MEMBERS.has(name) ? sanitiseInline(member) : clean(member),
    ]),
  );
}

const hasFlag = (config: unknown, name: string): boolean => isRecord(config) && config[name] === true;

const takesCards = (option: unknown): boolean =>
  isRecord(option) &&
  option['paymentMethodType'] === paymentMethodTypes.stripeIntents &&
  Boolean(option['publishableKey']);

/**
 * Returns whether wallets can pay before there is an account: the checkout needs the provider's key for them, and nobody can
 * solve a bot challenge under their sheet.
 */
async function takesWallets(transport: Transport): Promise<boolean> {
  const [identity, sales, options] = await Promise.all(
    [identityConfigCall, salesConfigCall, checkoutCalls.paymentOptions].map(
      async ({ method, path }) => (await transport.request({ method, path })).body,
    ),
  );
  return (
    Array.isArray(options) &&
    options.some(takesCards) &&
    !hasFlag(identity, 'signupRecaptcha') &&
    !hasFlag(sales, 'checkoutRecaptchaEnabled')
  );
}

/**
 * Creates the source of a campaign's offer from the platform's retail service, with sanitised texts. Prices must not be
 * shown after they expire, and a stale answer is returned once more while it is refreshed; so the key of the request
 * includes the minute. The member `takesWallets` tells whether wallets can pay before there is an account.
 */
export const createOfferSource = (transport: Transport) =>
  defineSource({
    name: 'offer',
    params: [
      { name: 'campaign', kind: 'text', required: true },
      { name: 'minute', kind: 'text', default: '' },
    ],
    audience: 'server',
    signed: false,
    async fetch({ get }, { campaign }) {
      const [offer, hasWallets] = await Promise.all([
        get(`${PATH}/${encodeURIComponent(campaign)}`, {}),
        // A price is worth showing without them, and a call that fails is logged by its service.
        takesWallets(transport).catch(() => false),
      ]);
      return clean({ ...offer, takesWallets: hasWallets });
    },
  });
