/**
 * Pays what somebody without an account has chosen, from the sheet of a wallet. In this order: what the wallet tells is read,
 * the price at its address is compared with that of the sheet, the account is made, then the order, and only then is the
 * card provider asked for the money.
 */
import { isApiError } from '@broadsheet/client-core';
import { getErrorCode } from '@broadsheet/sdk-identity';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { identityErrors } from '@broadsheet/sdk-identity/contract';
import type { Cart, Order, PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import { addItemToCart, createNewOrder, finalizePayment } from '@broadsheet/sdk-sales/operations';
import { isCaptchaRefusal, storeOrderNumber } from '@broadsheet/sdk-sales/rules';
import { toWholeAddress } from '@broadsheet/sales-ui';
import type { Address, OrderAmounts } from '@broadsheet/sales-ui';
import type { Confirmation } from '@broadsheet/sales-ui/card';
import { beginPayment } from '../payment/beginPayment.ts';
import { forgetCheckout } from '../recovery/forgetCheckout.ts';
import { toOrderAmounts } from '../toOrderAmounts.ts';
import { readWalletBuyer } from './readWalletBuyer.ts';
import type { ReadBuyer, WalletBuyer } from './readWalletBuyer.ts';

/** How an attempt to pay ended. Money has moved only where it is `paid`, or may have where it is `unsure`. */
export type ExpressOutcome =
  | { readonly kind: 'paid'; readonly email: string }
  | Exclude<ReadBuyer, { readonly kind: 'buyer' }>
  /** The email has an account, to which a wallet does not log in. */
  | { readonly kind: 'taken'; readonly email: string }
  /** The site wants the email confirmed before a login. */
  | { readonly kind: 'unconfirmed'; readonly email: string }
  /** At the address of the wallet the price is another one than in its sheet. */
  | {
      readonly kind: 'repriced';
      readonly cart: Cart | undefined;
      readonly area: Address;
      readonly amounts: OrderAmounts;
    }
  | { readonly kind: 'refused'; readonly error: Extract<Confirmation, { status: 'refused' }>['error'] }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The provider has been asked, and what came of it is not known. */
  | { readonly kind: 'unsure'; readonly error: unknown };

export interface ExpressPayment {
  readonly identity: IdentityClient;
  readonly sales: SalesContext;
  readonly option: PaymentOption;
  /** What the wallet's sheet asks for. */
  readonly shown: Pick<OrderAmounts, 'total' | 'currency'>;
  /** What the wallet has handed over. */
  readonly details: unknown;
  /** Confirms the payment with the card provider. @param clientSecret of the payment */
  readonly confirm: (clientSecret: string) => Promise<Confirmation>;
}

const BAD_REQUEST = 400;

/** Quotes the cart at an address. */
export const quoteCart = (sales: SalesContext, billingAddress: Address): Promise<Cart> =>
  addItemToCart(sales, [], { billingAddress });

const isSame = (
  { total, currency }: Pick<OrderAmounts, 'total' | 'currency'>,
  other: Pick<OrderAmounts, 'total' | 'currency'>,
): boolean => total === other.total && currency === other.currency;

/** Makes an account without a password. @returns whether it was made and is logged in */
async function makeAccount(
  identity: IdentityClient,
  { email, names }: WalletBuyer,
): Promise<'made' | 'taken' | 'unconfirmed'> {
  try {
    const profile = { email, ...names };
    await identity.signUp({ userName: email, credentials: '' }, profile, {
      passwordByMail: true,
      rememberMe: true,
    });
  } catch (refusal) {
    if (getErrorCode(refusal) === identityErrors.identityExists.code) return 'taken';
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
    const whole = toWholeAddress(address);
    if (!isDelivered || whole === undefined) throw error;
    return createNewOrder(sales, whole, { email, ...names });
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
  try {
    const confirmation = await confirm(clientSecret);
    if (confirmation.status === 'refused') return { kind: 'refused', error: confirmation.error };
    await finalizePayment(sales, orderNumber, { paymentMethodID, token: confirmation.intentID });
  } catch (error) {
    return { kind: 'unsure', error };
  }
  forgetCheckout(sales);
  return { kind: 'paid', email };
}

async function run(payment: ExpressPayment): Promise<ExpressOutcome> {
  const { identity, sales, shown, details } = payment;
  const read = readWalletBuyer(details);
  if (read.kind === 'unusable') return read;
  const { buyer } = read;
  const { email, area } = buyer;
  const cart = await quoteCart(sales, area);
  const quoted = toOrderAmounts(cart, undefined);
  if (!isSame(quoted, shown)) return { kind: 'repriced', cart, area, amounts: quoted };
  const account = await makeAccount(identity, buyer);
  if (account !== 'made') return { kind: account, email };
  const order = await makeOrder(sales, buyer);
  const ordered = toOrderAmounts(cart, order);
  if (!isSame(ordered, shown)) return { kind: 'repriced', cart: undefined, area, amounts: ordered };
  return payOrder(payment, order, email);
}

/** Pays from the sheet of a wallet; never rejects. */
export const payExpress = (payment: ExpressPayment): Promise<ExpressOutcome> =>
  run(payment).catch((error: unknown) => ({ kind: 'failed', error }));
