/**
 * Pays what somebody without an account has chosen, from the sheet of a wallet. In this order: what the wallet tells is read,
 * the price at its address is compared with that of the sheet, the account is made, then the order, and only then is the
 * card provider asked for the money.
 */
import { isApiError, isNetworkError } from '@broadsheet/client-core';
import { getErrorCode } from '@broadsheet/sdk-identity';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { identityErrors } from '@broadsheet/sdk-identity/contract';
import type { Cart, Order, PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import { addItemToCart, createNewOrder, finalizePayment } from '@broadsheet/sdk-sales/operations';
import { isCaptchaRefusal, storeOrderNumber } from '@broadsheet/sdk-sales/rules';
import type { Address, OrderAmounts } from '@broadsheet/sales-ui';
import type { Confirmation } from '@broadsheet/sales-ui/card';
import { beginPayment } from '../payment/beginPayment.ts';
import { forgetCheckout } from '../recovery/forgetCheckout.ts';
import { toOrderAmounts } from '../toOrderAmounts.ts';
import { hasSameItems } from './hasSameItems.ts';
import type { BoughtItems } from './hasSameItems.ts';
import { readWalletBuyer } from './readWalletBuyer.ts';
import type { ReadBuyer, WalletBuyer } from './readWalletBuyer.ts';

/** How an attempt to pay ended. Money has moved only where it is `paid`, or may have where it is `unsure`. */
export type ExpressOutcome =
  | { readonly kind: 'paid'; readonly email: string }
  | Exclude<ReadBuyer, { readonly kind: 'buyer' }>
  /** The email has an account, to which a wallet does not log in. */
  | { readonly kind: 'taken'; readonly email: string }
  /** There is an account which is not logged in: its email has to be confirmed first, or the answer to its sign-up was lost. */
  | { readonly kind: 'unconfirmed'; readonly email: string }
  /** At the address of the wallet the price is another one than in its sheet, or something else is in the cart. */
  | {
      readonly kind: 'repriced';
      /** Whether something else would be bought than what the page showed. */
      readonly isOther: boolean;
      readonly cart: Cart | undefined;
      readonly area: Address;
      readonly amounts: OrderAmounts;
    }
  | { readonly kind: 'refused'; readonly error: Extract<Confirmation, { status: 'refused' }>['error'] }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The provider has been asked, and what came of it is not known. */
  | { readonly kind: 'unsure'; readonly error: unknown; readonly isConfirmed: boolean };

/** What a reader has agreed to. */
export interface Shown extends Pick<OrderAmounts, 'total' | 'currency'> {
  readonly items: BoughtItems;
}

export interface ExpressPayment {
  readonly identity: IdentityClient;
  readonly sales: SalesContext;
  readonly option: PaymentOption;
  /** What the wallet's sheet asks for, and what the page showed beside it. */
  readonly shown: Shown;
  /** What the wallet has handed over. */
  readonly details: unknown;
  /** Confirms the payment with the card provider. @param clientSecret of the payment */
  readonly confirm: (clientSecret: string) => Promise<Confirmation>;
  /** The emails of sign-ups whose answer was lost; they are added here, for the next attempt. */
  readonly lostSignUps: Set<string>;
}

const BAD_REQUEST = 400;
const CHALLENGE: ReadonlySet<string | undefined> = new Set<string>([
  identityErrors.captchaTokenInvalid.code,
  identityErrors.captchaInvalid.code,
]);
const isChallenge = (error: unknown): boolean => CHALLENGE.has(getErrorCode(error));

/** Quotes the cart at an address. */
export const quoteCart = (sales: SalesContext, billingAddress: Address): Promise<Cart> =>
  addItemToCart(sales, [], { billingAddress });

const isSamePrice = (
  { total, currency }: Pick<OrderAmounts, 'total' | 'currency'>,
  other: Pick<OrderAmounts, 'total' | 'currency'>,
): boolean => total === other.total && currency === other.currency;

/** Returns what is bought with a cart, for which price. */
export const toShown = (cart: Cart): Shown => {
  const { total, currency } = toOrderAmounts(cart, undefined);
  return { total, currency, items: cart.items };
};

/** Makes an account without a password. @returns whether it was made and is logged in, or which part cannot be used */
async function makeAccount(
  { identity, lostSignUps }: ExpressPayment,
  { email, names }: WalletBuyer,
): Promise<'made' | 'taken' | 'unconfirmed' | 'refused'> {
  try {
    const profile = { email, ...names };
    await identity.signUp({ userName: email, credentials: '' }, profile, {
      passwordByMail: true,
      rememberMe: true,
    });
  } catch (refusal) {
    if (isNetworkError(refusal)) lostSignUps.add(email);
    if (getErrorCode(refusal) === identityErrors.identityExists.code)
      // Nobody has a password of an account that was made by the sign-up before; its mail has a link.
      return lostSignUps.has(email) ? 'unconfirmed' : 'taken';
    if (isApiError(refusal) && refusal.httpStatus === BAD_REQUEST && !isChallenge(refusal)) return 'refused';
    throw refusal;
  }
  return identity.getSession().status === 'signed-in' ? 'made' : 'unconfirmed';
}

/** Orders the cart; the service gets the whole address only of what is delivered by post. */
async function makeOrder(sales: SalesContext, { email, names, area, address }: WalletBuyer): Promise<Order> {
  try {
    return await createNewOrder(sales, area, { email, ...names, taxAddressOnly: true });
  } catch (error) {
    const isDelivered = isApiError(error) && error.httpStatus === BAD_REQUEST && !isCaptchaRefusal(error);
    if (!isDelivered) throw error;
    // Which lines an address has is up to its country: the service decides whether these are all.
    return createNewOrder(sales, address, { email, ...names });
  }
}

/** Pays an order, from the begin of its payment to its end. */
async function payOrder(
  { sales, option, confirm }: ExpressPayment,
  { orderNumber: ordered }: Order,
  email: string,
): Promise<ExpressOutcome> {
  const { paymentMethodID } = option;
  const begun = await beginPayment(sales, ordered, { paymentMethodID });
  if (begun === 'paid') return { kind: 'paid', email };
  const { orderNumber, parameter1: clientSecret } = begun;
  if (!clientSecret) throw new Error('The sales service began a payment without a secret.');
  // After a reload in the middle of the payment, the checkout finds the order by this number.
  storeOrderNumber(sales.storage, orderNumber);
  let isConfirmed = false;
  try {
    const confirmation = await confirm(clientSecret);
    isConfirmed = confirmation.status === 'confirmed';
    if (confirmation.status === 'refused') return { kind: 'refused', error: confirmation.error };
    await finalizePayment(sales, orderNumber, { paymentMethodID, token: confirmation.intentID });
  } catch (error) {
    return { kind: 'unsure', error, isConfirmed };
  }
  forgetCheckout(sales);
  return { kind: 'paid', email };
}

/** Compares what is about to be paid with what the reader has agreed to. @returns what they have to agree to instead */
function compare(
  { shown }: ExpressPayment,
  { cart, order, area }: { readonly cart: Cart; readonly order?: Order; readonly area: Address },
): ExpressOutcome | undefined {
  const amounts = toOrderAmounts(cart, order);
  const isOther = !hasSameItems(order === undefined ? cart.items : (order.items ?? []), shown.items);
  if (!isOther && isSamePrice(amounts, shown)) return undefined;
  return { kind: 'repriced', isOther, cart: order === undefined ? cart : undefined, area, amounts };
}

async function run(payment: ExpressPayment): Promise<ExpressOutcome> {
  const { sales, details } = payment;
  const read = readWalletBuyer(details);
  if (read.kind === 'unusable') return read;
  const { buyer } = read;
  const { email, area } = buyer;
  const cart = await quoteCart(sales, area);
  const requoted = compare(payment, { cart, area });
  if (requoted !== undefined) return requoted;
  const account = await makeAccount(payment, buyer);
  // Names are cut to what the service takes, so that what it refuses is the email.
  if (account === 'refused') return { kind: 'unusable', part: 'email' };
  if (account !== 'made') return { kind: account, email };
  const order = await makeOrder(sales, buyer);
  return compare(payment, { cart, order, area }) ?? payOrder(payment, order, email);
}

/** Pays from the sheet of a wallet; never rejects. */
export const payExpress = (payment: ExpressPayment): Promise<ExpressOutcome> =>
  run(payment).catch((error: unknown) => ({ kind: 'failed', error }));
