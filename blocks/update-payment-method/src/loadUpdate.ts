import type { ChallengeConfig } from '@broadsheet/bot-challenge';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { PaymentOption, SalesContext, Subscription } from '@broadsheet/sdk-sales';
import {
  getAllSubscriptions,
  getPaymentOptions,
  getSubscriptionDetails,
} from '@broadsheet/sdk-sales/operations';
import { choosePaymentOption, paymentMethodTypes } from '@broadsheet/sdk-sales/rules';

/** What a reader needs who wants to pay in another way from now on. */
export interface LoadedUpdate {
  readonly sales: SalesContext;
  /** Of the method that is there now. */
  readonly paymentID: number;
  /** What is paid with it; `undefined` where the service does not tell. */
  readonly subscription: Subscription | undefined;
  /** Of the card provider, and of PayPal, where the site has them. */
  readonly cardOption: PaymentOption | undefined;
  readonly paypalOption: PaymentOption | undefined;
  /** What decides whether there is a robot check. */
  readonly challengeConfig: ChallengeConfig;
}

export interface LoadOptions {
  readonly sales: SalesContext;
  readonly identity: IdentityClient;
  /** Path and query of the page. */
  readonly url: string;
  readonly stripeIntentsID: number | undefined;
  readonly signal: AbortSignal;
  readonly log: (message: string) => void;
}

/** Reads the id from the query alone: a path or a hash may hold the same word. */
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
 * @returns `undefined` when the page's URL names no payment method
 * @throws ApiError, NetworkError, SalesError what is needed could not be had
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
  return {
    sales,
    paymentID,
    subscription,
    cardOption: choosePaymentOption(paymentOptions, { type: stripeIntents, preferredID }),
    paypalOption: choosePaymentOption(paymentOptions, { type: paypal }),
    challengeConfig: { ...identityConfig, ...salesConfig },
  };
}
