import type { ChallengeConfig } from '@broadsheet/bot-challenge';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { PaymentOption, SalesContext, Subscription } from '@broadsheet/sdk-sales';
import {
  getAllSubscriptions,
  getPaymentOptions,
  getSubscriptionDetails,
} from '@broadsheet/sdk-sales/operations';
import { choosePaymentOption, isPayPalOffered, paymentMethodTypes } from '@broadsheet/sdk-sales/rules';

/** The data that a change of the payment method needs. */
export interface LoadedUpdate {
  readonly sales: SalesContext;
  /** The id of the current payment method. */
  readonly paymentID: number;
  /** The subscription that it pays for; `undefined` when the service does not say. */
  readonly subscription: Subscription | undefined;
  /** The payment options of the card provider and of PayPal, if the site has them; PayPal's only for its currencies. */
  readonly cardOption: PaymentOption | undefined;
  readonly paypalOption: PaymentOption | undefined;
  /** The settings that decide whether there is a bot challenge. */
  readonly challengeConfig: ChallengeConfig;
}

export interface LoadOptions {
  readonly sales: SalesContext;
  readonly identity: IdentityClient;
  /** The path and query of the page. */
  readonly url: string;
  readonly stripeIntentsID: number | undefined;
  readonly signal: AbortSignal;
  readonly log: (message: string) => void;
}

/** Reads the id from the query only, because the path or the hash may contain the same word. */
function readPaymentID(url: string): number | undefined {
  const value = new URLSearchParams(url.replace(/#.*$/s, '').split('?')[1] ?? '').get('paymentMethodID');
  return value !== null && /^\d{1,15}$/.test(value) ? Number(value) : undefined;
}

async function findSubscription(
  { sales, signal, log }: LoadOptions,
  paymentID: number,
): Promise<Subscription | undefined> {
  try {
    const paid = (await getAllSubscriptions(sales, { signal })).find(
      ({ currentPaymentMethod: method }) => method?.paymentMethodID === paymentID,
    );
    if (paid === undefined) return undefined;
    return { ...paid, ...(await getSubscriptionDetails(sales, paid.subscriptionID, { signal })) };
  } catch (error) {
    if (!signal.aborted) log(`What a payment method pays for could not be read. ${String(error)}`);
    return undefined;
  }
}

/**
 * Loads the data.
 *
 * @returns `undefined` when the page's URL names no payment method
 * @throws ApiError, NetworkError, SalesError when something required could not be loaded
 */
export async function loadUpdate(options: LoadOptions): Promise<LoadedUpdate | undefined> {
  const { sales, identity, url, stripeIntentsID: preferredID, signal } = options;
  const paymentID = readPaymentID(url);
  if (paymentID === undefined) return undefined;
  const [paymentOptions, identityConfig, salesConfig, subscription] = await Promise.all([
    getPaymentOptions(sales, { signal }),
    identity.getConfig({ signal }),
    sales.getConfig({ signal }),
    findSubscription(options, paymentID),
  ]);
  const { stripeIntents, paypal } = paymentMethodTypes;
  const option = choosePaymentOption(paymentOptions, { type: paypal });
  // What is charged next is not free, or no payment method would be needed for it.
  const isOffered = (currency: string): boolean => isPayPalOffered({ option, total: 1, currency });
  return {
    sales,
    paymentID,
    subscription,
    cardOption: choosePaymentOption(paymentOptions, { type: stripeIntents, preferredID }),
    paypalOption: (subscription?.paymentHistory ?? []).every(({ currency = '' }) => isOffered(currency))
      ? option
      : undefined,
    challengeConfig: { ...identityConfig, ...salesConfig },
  };
}
