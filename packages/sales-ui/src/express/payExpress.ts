/**
 * Pays what a reader has chosen, from the sheet of a wallet. In this order: what the wallet tells is read, the price at its
 * address is compared with that of the sheet, an account is made for whoever is not logged in, then the order, and only then
 * is the card provider asked for the money.
 */
import { isApiError, isNetworkError } from '@broadsheet/client-core';
import { getErrorCode } from '@broadsheet/sdk-identity';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import { identityErrors } from '@broadsheet/sdk-identity/contract';
import type { Cart, Order, PaymentOption, SalesContext } from '@broadsheet/sdk-sales';
import {
  addItemToCart,
  createNewOrder,
  finalizePayment,
  getOrderDetails,
} from '@broadsheet/sdk-sales/operations';
import {
  findExpiry,
  isCaptchaRefusal,
  isSecondSubscription,
  storeOrderNumber,
  toCartItems,
} from '@broadsheet/sdk-sales/rules';
import type { Address } from '../address/Address.ts';
import type { Confirmation } from '../card/Confirmation.ts';
import type { OrderAmounts } from '../order/OrderSummary.tsx';
import { toOrderAmounts } from '../order/toOrderAmounts.ts';
import { beginPayment } from '../payment/beginPayment.ts';
import { forgetCheckout } from '../payment/forgetCheckout.ts';
import { hasSameItems } from './hasSameItems.ts';
import type { BoughtItems } from './hasSameItems.ts';
import { readWalletBuyer } from './readWalletBuyer.ts';
import type { ReadBuyer, WalletBuyer } from './readWalletBuyer.ts';

/** How an attempt to pay ended. Money has moved only where it is `paid`, or may have where it is `unsure`. */
export type ExpressOutcome =
  | {
      readonly kind: 'paid';
      readonly email: string;
      /** Whether an account was made for it. */
      readonly isNew: boolean;
    }
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
  /** The reader subscribes to this already. */
  | { readonly kind: 'subscribed' }
  /** The price is not for sale any more, or not to this reader. */
  | { readonly kind: 'over' }
  | {
      readonly kind: 'refused';
      readonly error: Extract<Confirmation, { status: 'refused' }>['error'];
      /** The order that is not paid; the next attempt pays it. */
      readonly made: MadeOrder;
    }
  | { readonly kind: 'failed'; readonly error: unknown }
  /** The provider has been asked, and what came of it is not known. */
  | {
      readonly kind: 'unsure';
      readonly error: unknown;
      readonly isConfirmed: boolean;
      /** Looks again what has come of it, and charges nothing. Never rejects. */
      readonly check: () => Promise<ExpressOutcome>;
    };

/** An order, and what it was taxed by. */
export interface MadeOrder {
  readonly order: Order;
  readonly area: Address;
}

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
  /** The order of the attempt before, whose payment was refused. */
  readonly earlier?: MadeOrder | undefined;
  /** Called when that order will not be paid, because another one is made in its place. */
  readonly onReplaced?: () => void;
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

/** Returns for whom the order is made: for the reader who is logged in, whatever the email of their wallet, or for it. */
async function findCustomer({ identity }: ExpressPayment, { email, names }: WalletBuyer): Promise<Customer> {
  if (!(await identity.isLoggedIn())) return { email, names, isNew: true };
  const profile = await identity.getUserProfile();
  const { firstName, lastName } = profile;
  return {
    email: profile.email ?? email,
    names: { ...(firstName && { firstName }), ...(lastName && { lastName }) },
    isNew: false,
  };
}

interface Customer extends Pick<WalletBuyer, 'email' | 'names'> {
  readonly isNew: boolean;
}

/** Orders the cart; the service gets the whole address only of what is delivered by post. */
async function makeOrder(
  sales: SalesContext,
  { email, names }: Customer,
  { area, address }: Pick<WalletBuyer, 'area' | 'address'>,
): Promise<Order> {
  try {
    return await createNewOrder(sales, area, { email, ...names, taxAddressOnly: true });
  } catch (error) {
    const isDelivered = isApiError(error) && error.httpStatus === BAD_REQUEST && !isCaptchaRefusal(error);
    if (!isDelivered) throw error;
    // Which lines an address has is up to its country: the service decides whether these are all.
    return createNewOrder(sales, address, { email, ...names });
  }
}

/** Looks what has come of a payment whose answer was lost, and finalizes what the provider has confirmed. */
async function checkPayment(
  { sales, option }: Pick<ExpressPayment, 'sales' | 'option'>,
  { orderNumber, intentID, paid }: LostPayment,
): Promise<ExpressOutcome> {
  try {
    const { orderStatus } = await getOrderDetails(sales, orderNumber);
    if (orderStatus !== 'Paid') {
      if (intentID === undefined) throw new Error(`The order ${orderNumber} is ${orderStatus ?? 'unknown'}.`);
      await finalizePayment(sales, orderNumber, { paymentMethodID: option.paymentMethodID, token: intentID });
    }
  } catch (error) {
    return toUnsure({ sales, option }, { orderNumber, intentID, paid }, error);
  }
  forgetCheckout(sales);
  return paid;
}

interface LostPayment {
  readonly orderNumber: string;
  /** Of the payment that the provider has confirmed; absent: it is not known whether it has. */
  readonly intentID: string | undefined;
  /** The outcome when it turns out to be paid. */
  readonly paid: ExpressOutcome;
}

const toUnsure = (
  payment: Pick<ExpressPayment, 'sales' | 'option'>,
  lost: LostPayment,
  error: unknown,
): ExpressOutcome => ({
  kind: 'unsure',
  error,
  isConfirmed: lost.intentID !== undefined,
  check: () => checkPayment(payment, lost),
});

/** The order cannot be paid any more. */
interface GoneOrder {
  readonly kind: 'gone';
  readonly status: 'cancelled' | 'old';
}

/** Pays an order, from the begin of its payment to its end. */
async function payOrder(
  payment: ExpressPayment,
  made: MadeOrder,
  { email, isNew }: Customer,
): Promise<ExpressOutcome | GoneOrder> {
  const { sales, option, confirm } = payment;
  const { orderNumber: ordered } = made.order;
  const { paymentMethodID } = option;
  const paid = { kind: 'paid', email, isNew } as const;
  const begun = await beginPayment(sales, ordered, { paymentMethodID });
  if (begun === 'paid') return paid;
  if (typeof begun === 'string') return { kind: 'gone', status: begun };
  const { orderNumber, parameter1: clientSecret } = begun;
  if (!clientSecret) throw new Error('The sales service began a payment without a secret.');
  // After a reload in the middle of the payment, the checkout finds the order by this number.
  storeOrderNumber(sales.storage, orderNumber);
  let intentID: string | undefined;
  try {
    const confirmation = await confirm(clientSecret);
    if (confirmation.status === 'refused') return { kind: 'refused', error: confirmation.error, made };
    ({ intentID } = confirmation);
    await finalizePayment(sales, orderNumber, { paymentMethodID, token: intentID });
  } catch (error) {
    return toUnsure(payment, { orderNumber, intentID, paid }, error);
  }
  forgetCheckout(sales);
  return paid;
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

/**
 * Pays the order of the attempt before. `undefined`: there is none that was taxed by the same area and can still be paid; what
 * it contains is in the cart again.
 */
async function payEarlier(payment: ExpressPayment, buyer: WalletBuyer): Promise<ExpressOutcome | undefined> {
  const { sales, shown, earlier, onReplaced } = payment;
  if (earlier === undefined) return undefined;
  const { order, area } = earlier;
  if (area.country === buyer.area.country && area.region === buyer.area.region) {
    const customer = await findCustomer(payment, buyer);
    const cart = { items: [...shown.items] };
    const outcome = compare(payment, { cart, order, area }) ?? (await payOrder(payment, earlier, customer));
    if (outcome.kind !== 'gone') return outcome;
  }
  // The order has emptied the cart.
  await addItemToCart(sales, toCartItems(order));
  onReplaced?.();
  return undefined;
}

async function run(payment: ExpressPayment): Promise<ExpressOutcome> {
  const { sales, details } = payment;
  const read = readWalletBuyer(details);
  if (read.kind === 'unusable') return read;
  const { buyer } = read;
  const { email, area } = buyer;
  const again = await payEarlier(payment, buyer);
  if (again !== undefined) return again;
  const cart = await quoteCart(sales, area);
  const requoted = compare(payment, { cart, area });
  if (requoted !== undefined) return requoted;
  const customer = await findCustomer(payment, buyer);
  const account = customer.isNew ? await makeAccount(payment, buyer) : 'made';
  // Names are cut to what the service takes, so that what it refuses is the email.
  if (account === 'refused') return { kind: 'unusable', part: 'email' };
  if (account !== 'made') return { kind: account, email };
  const order = await makeOrder(sales, customer, buyer);
  const outcome =
    compare(payment, { cart, order, area }) ?? (await payOrder(payment, { order, area }, customer));
  if (outcome.kind !== 'gone') return outcome;
  throw new Error(`The order ${order.orderNumber} was made just now and is ${outcome.status}.`);
}

/** Returns what an error means to a reader who may do something about it. */
function toOutcome(error: unknown): ExpressOutcome {
  if (isSecondSubscription(error)) return { kind: 'subscribed' };
  return findExpiry(error) === undefined ? { kind: 'failed', error } : { kind: 'over' };
}

/** Pays from the sheet of a wallet; never rejects. */
export const payExpress = (payment: ExpressPayment): Promise<ExpressOutcome> => run(payment).catch(toOutcome);
