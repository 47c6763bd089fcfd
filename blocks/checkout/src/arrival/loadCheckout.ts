/** Loads everything that a checkout shows and needs, when its reader arrives. */
import { isApiError } from '@broadsheet/client-core';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { Entitlements, PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import { getAddresses, getEntitlements, getPaymentOptions } from '@broadsheet/sdk-sales/operations';
import { choosePaymentOption, paymentMethodTypes } from '@broadsheet/sdk-sales/rules';
import { recoverCart } from '../recovery/recoverCart.ts';
import type { CheckoutData } from '../CheckoutData.ts';
import { finishPayPal } from './finishPayPal.ts';

export type Arrival =
  | { readonly kind: 'ready'; readonly data: CheckoutData }
  /** There is nothing to pay for. */
  | { readonly kind: 'empty' }
  /** The order is already paid: at PayPal, or before a reload. */
  | { readonly kind: 'paid' };

export interface ArrivalOptions {
  readonly sales: SalesContext;
  readonly identity: IdentityClient;
  readonly stripeIntentsID: number | undefined;
  /** The token that PayPal has added to the page's URL. */
  readonly paypalToken: string | undefined;
  /** Whether the page's URL says that the reader has agreed at PayPal. */
  readonly hasAgreed: boolean;
  readonly signal: AbortSignal;
}

/** Returns the last billing address. Without it the reader only has to type more, so errors are ignored. */
const findLastAddress = async (sales: SalesContext, signal: AbortSignal) =>
  (await getAddresses(sales, { signal }).catch(() => []))[0];

/** Returns the country of the request. It only decides about wallets, which nobody needs to pay, so errors are ignored. */
const findEntitlements = (sales: SalesContext, signal: AbortSignal): Promise<Entitlements | undefined> =>
  getEntitlements(sales, { signal }).catch(() => undefined);

async function tryPayPal(options: ArrivalOptions, option: PaymentOption | undefined) {
  const { sales, paypalToken } = options;
  if (paypalToken === undefined || option === undefined) return { isPaid: false, error: undefined };
  const { paymentMethodID } = option;
  try {
    return { isPaid: await finishPayPal(sales, { token: paypalToken, paymentMethodID }), error: undefined };
  } catch (error) {
    return { isPaid: false, error };
  }
}

/**
 * Loads the checkout, after finalizing a payment at PayPal. @throws ApiError, NetworkError, SalesError when something
 * required could not be loaded
 */
export async function loadCheckout(options: ArrivalOptions): Promise<Arrival> {
  const { sales, identity, stripeIntentsID, signal } = options;
  await identity.extendSession({ signal });
  const [profile, identityConfig, salesConfig, paymentOptions, entitlements] = await Promise.all([
    identity.getUserProfile({ signal }),
    identity.getConfig({ signal }),
    sales.getConfig({ signal }),
    getPaymentOptions(sales, { signal }),
    findEntitlements(sales, signal),
  ]);
  const { stripeIntents, paypal } = paymentMethodTypes;
  const paypalOption = choosePaymentOption(paymentOptions, { type: paypal });
  const { isPaid, error: paypalError } = await tryPayPal(options, paypalOption);
  if (isPaid) return { kind: 'paid' };
  const recovered = await recoverCart(sales, signal);
  if (recovered === undefined) return { kind: 'empty' };
  if (recovered === 'paid') return { kind: 'paid' };
  const preferredID = stripeIntentsID;
  const cardOption = choosePaymentOption(paymentOptions, { type: stripeIntents, preferredID });
  const lastAddress = recovered.order?.billingAddress ?? (await findLastAddress(sales, signal));
  return {
    kind: 'ready',
    data: {
      ...recovered,
      profile,
      challengeConfig: { ...identityConfig, ...salesConfig },
      cardOption,
      paypalOption,
      entitlements,
      lastAddress,
      paypalError,
      isPayPalCancelled: paypalError !== undefined && !options.hasAgreed && isApiError(paypalError),
    },
  };
}
