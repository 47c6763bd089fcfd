/** Everything that a checkout shows and needs, asked for when its reader arrives. */
import type { IdentityClient, UserProfile } from '@broadsheet/sdk-identity';
import type { ChallengeConfig } from '@broadsheet/bot-challenge';
import type { Entitlements, PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import { getAddresses, getEntitlements, getPaymentOptions } from '@broadsheet/sdk-sales/operations';
import { choosePaymentOption, paymentMethodTypes } from '@broadsheet/sdk-sales/rules';
import type { StoredAddress } from '@broadsheet/subscription';
import { recoverCart } from '../recovery/recoverCart.ts';
import type { Recovered } from '../recovery/recoverCart.ts';
import { finishPayPal } from './finishPayPal.ts';

export interface CheckoutData extends Recovered {
  readonly profile: UserProfile;
  /** What decides whether there is a robot check. */
  readonly challengeConfig: ChallengeConfig;
  /** Of the card provider, and of PayPal, where the site has them. */
  readonly cardOption: PaymentOption | undefined;
  readonly paypalOption: PaymentOption | undefined;
  /** Where the call came from, which decides about wallets; absent when nobody could say: then there are none. */
  readonly entitlements: Entitlements | undefined;
  /** Where the reader was billed before. */
  readonly lastAddress: StoredAddress | undefined;
  /** Why a payment at PayPal came to nothing. */
  readonly paypalError: unknown;
}

export type Arrival =
  | { readonly kind: 'ready'; readonly data: CheckoutData }
  /** There is nothing to pay for. */
  | { readonly kind: 'empty' }
  /** Somebody has paid: at PayPal, or before a reload. */
  | { readonly kind: 'paid' };

export interface ArrivalOptions {
  readonly sales: SalesContext;
  readonly identity: IdentityClient;
  readonly stripeIntentsID: number | undefined;
  /** What PayPal has added to the page's address. */
  readonly paypalToken: string | undefined;
  readonly signal: AbortSignal;
}

/** An address book that cannot be had costs nothing but typing. */
const findLastAddress = async (sales: SalesContext, signal: AbortSignal) =>
  (await getAddresses(sales, { signal }).catch(() => []))[0];

/** They only decide about wallets, which nobody needs to pay. */
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

/** @throws ApiError, NetworkError, SalesError what is needed could not be had */
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
    },
  };
}
