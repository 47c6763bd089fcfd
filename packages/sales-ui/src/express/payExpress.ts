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
      /** What is bought for which price, once the reader has agreed: the cart, or what was ordered already. */
      readonly cart: Cart;
      readonly area: Address;
      readonly amounts: OrderAmounts;
    }
  /** The page said that the reader pays for their own account, and they are not logged in any more. */
  | { readonly kind: 'ended' }
  /** The reader subscribes to this already. */
  | { readonly kind: 'subscribed' }
  /** The price is not for sale any more, or not to this reader. */
  | { readonly kind: 'over' }
  | {
      readonly kind: 'refused';
      readonly error: Extract<Confirmation, { status: 'refused' }>['error'];
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

/** An order, with whose it is and what it was taxed by. */
export interface MadeOrder {
  readonly order: Order;
  readonly email: string;
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
  /** Whether the page was made for a reader who is logged in, so that no account may be made for them. Default: false. */
  readonly isReader?: boolean;
  /** The order that an attempt before has made and not paid; it is paid, or replaced where that cannot be any more. */
  readonly earlier?: MadeOrder | undefined;
  /** Called with each order that is made, for the next attempt. */
  readonly onMade?: (made: MadeOrder) => void;
}

const BAD_REQUEST = 400;
const CHALLENGE: ReadonlySet<string | undefined> = new Set<string>([
  identityErrors.captchaTokenInvalid.code,
  identityErrors.captchaInvalid.code,
]);
const isChallenge = (error: unknown): boolean => CHALLENGE.has(getErrorCode(error));

/**
 * Quotes the cart at an address. An order, of this page or of another tab, has emptied it: then what the reader sees is put into
 * it again, and nothing is sold to them for the price of nothing.
 */
export async function quoteCart(
  sales: SalesContext,
  billingAddress: Address,
  shown: BoughtItems,
): Promise<Cart> {
  const cart = await addItemToCart(sales, [], { billingAddress });
  if (cart.items.length > 0) return cart;
  const items = shown.flatMap(({ sku, priceCode, quantity = 1 }) =>
    priceCode === undefined ? [] : [{ sku, priceCode, quantity }],
  );
  return items.length === 0 ? cart : addItemToCart(sales, items, { billingAddress });
}

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

/**
 * Returns for whom the order is made: for the reader who is logged in, whatever the email of their wallet, or for it.
 * `undefined`: for nobody, because the session of the page's reader has ended.
 */
async function findCustomer(
  { identity, isReader = false }: ExpressPayment,
  { email, names }: WalletBuyer,
): Promise<Customer | undefined> {
  if (!(await identity.isLoggedIn())) return isReader ? undefined : { email, names, isNew: true };
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
async function sendOrder(
  { sales }: ExpressPayment,
  { email, names, area, address }: OrderBuyer,
  replaces: string | undefined,
): Promise<Order> {
  const options = { email, ...names, ...(replaces !== undefined && { replaces }) };
  try {
    return await createNewOrder(sales, area, { ...options, taxAddressOnly: true });
  } catch (error) {
    const isDelivered = isApiError(error) && error.httpStatus === BAD_REQUEST && !isCaptchaRefusal(error);
    if (!isDelivered) throw error;
    // Which lines an address has is up to its country: the service decides whether these are all.
    return createNewOrder(sales, address, options);
  }
}

/** Who pays from where: the customer with the address of their wallet. */
interface OrderBuyer extends Customer, Pick<WalletBuyer, 'area' | 'address'> {}

/** Orders the cart, or an earlier order once more. @param replaces the number of that order */
async function makeOrder(payment: ExpressPayment, buyer: OrderBuyer, replaces?: string): Promise<MadeOrder> {
  const { email, area } = buyer;
  const made = { order: await sendOrder(payment, buyer, replaces), email, area };
  payment.onMade?.(made);
  return made;
}

/** Looks what has come of a payment whose answer was lost, and finalizes what the provider has confirmed. */
async function checkPayment(
  { sales, option }: Pick<ExpressPayment, 'sales' | 'option'>,
  { orderNumber, intentID, paid }: LostPayment,
): Promise<ExpressOutcome> {
  try {
    const { orderStatus } = await getOrderDetails(sales, orderNumber);
    if (orderStatus !== 'Paid') {
      const isOver = orderStatus === 'Cancelled';
      const found = new Error(`The order ${orderNumber} is ${orderStatus ?? 'unknown'}.`);
      // What was paid for a cancelled order goes back, and what was not confirmed cannot be any more.
      if (intentID === undefined && isOver) return { kind: 'failed', error: found };
      if (intentID === undefined) throw found;
      await finalizePayment(sales, orderNumber, { paymentMethodID: option.paymentMethodID, token: intentID });
    }
  } catch (error) {
    return toLost({ sales, option }, { orderNumber, intentID, paid }, error);
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

/** Returns how a payment has ended whose end is an error: the service has sent it back, or nobody knows. */
const toLost = (
  payment: Pick<ExpressPayment, 'sales' | 'option'>,
  lost: LostPayment,
  error: unknown,
): ExpressOutcome =>
  findExpiry(error) === undefined
    ? {
        kind: 'unsure',
        error,
        isConfirmed: lost.intentID !== undefined,
        check: () => checkPayment(payment, lost),
      }
    : { kind: 'over' };

/** The order cannot be paid any more. */
interface GoneOrder {
  readonly kind: 'gone';
  readonly status: 'cancelled' | 'old';
}

/** Pays an order, from the begin of its payment to its end. */
async function payOrder(
  payment: ExpressPayment,
  { order }: MadeOrder,
  { email, isNew }: Customer,
): Promise<ExpressOutcome | GoneOrder> {
  const { sales, option, confirm } = payment;
  const { paymentMethodID } = option;
  const paid = { kind: 'paid', email, isNew } as const;
  const isPaid = order.orderStatus === 'Paid';
  const begun = isPaid ? 'paid' : await beginPayment(sales, order.orderNumber, { paymentMethodID });
  if (begun === 'paid') {
    forgetCheckout(sales);
    return paid;
  }
  if (typeof begun === 'string') return { kind: 'gone', status: begun };
  const { orderNumber, parameter1: clientSecret } = begun;
  if (!clientSecret) throw new Error('The sales service began a payment without a secret.');
  // After a reload in the middle of the payment, the checkout finds the order by this number.
  storeOrderNumber(sales.storage, orderNumber);
  let intentID: string | undefined;
  try {
    const confirmation = await confirm(clientSecret);
    if (confirmation.status === 'refused') return { kind: 'refused', error: confirmation.error };
    ({ intentID } = confirmation);
    await finalizePayment(sales, orderNumber, { paymentMethodID, token: intentID });
  } catch (error) {
    return toLost(payment, { orderNumber, intentID, paid }, error);
  }
  forgetCheckout(sales);
  return paid;
}

type Repriced = Extract<ExpressOutcome, { readonly kind: 'repriced' }>;

/** Returns what was ordered as the cart that a page shows. */
const toCart = ({ items = [], currency, subtotal, tax, total }: Order): Cart => ({
  items,
  ...(currency !== undefined && { currency }),
  ...(subtotal !== undefined && { subtotal }),
  ...(tax !== undefined && { tax }),
  ...(total !== undefined && { total }),
});

/** Compares what is about to be paid with what the reader has agreed to. @returns what they have to agree to instead */
function compare({ shown }: ExpressPayment, cart: Cart, area: Address): Repriced | undefined {
  const amounts = toOrderAmounts(cart, undefined);
  const isOther = !hasSameItems(cart.items, shown.items);
  return !isOther && isSamePrice(amounts, shown)
    ? undefined
    : { kind: 'repriced', isOther, cart, area, amounts };
}

/**
 * Pays an order. One that was cancelled meanwhile, as by another tab, or is too old is replaced once: its replacement is paid if
 * the sheet has asked for the same, and nothing is charged if it is paid already.
 */
async function payOrReplace(
  payment: ExpressPayment,
  made: MadeOrder,
  buyer: OrderBuyer,
): Promise<ExpressOutcome> {
  const { orderNumber } = made.order;
  const isSameArea = made.area.country === buyer.area.country && made.area.region === buyer.area.region;
  const first: ExpressOutcome | GoneOrder = isSameArea
    ? (compare(payment, toCart(made.order), made.area) ?? (await payOrder(payment, made, buyer)))
    : { kind: 'gone', status: 'old' };
  if (first.kind !== 'gone') return first;
  const again = await makeOrder(payment, buyer, orderNumber);
  const isPaid = again.order.orderStatus === 'Paid';
  const outcome =
    (isPaid ? undefined : compare(payment, toCart(again.order), again.area)) ??
    (await payOrder(payment, again, buyer));
  if (outcome.kind !== 'gone') return outcome;
  throw new Error(`The order ${again.order.orderNumber} was made just now and is ${outcome.status}.`);
}

async function run(payment: ExpressPayment): Promise<ExpressOutcome> {
  const { sales, details, shown, earlier } = payment;
  const read = readWalletBuyer(details);
  if (read.kind === 'unusable') return read;
  const { email, area, address } = read.buyer;
  const customer = await findCustomer(payment, read.buyer);
  if (customer === undefined) return { kind: 'ended' };
  const buyer = { ...customer, area, address };
  // The order belongs to an account, and nobody else may pay it.
  if (earlier?.email === customer.email && !customer.isNew) return payOrReplace(payment, earlier, buyer);
  const cart = await quoteCart(sales, area, shown.items);
  const requoted = compare(payment, cart, area);
  // Whoever has had an introductory price may have it from a purchase in another tab: the service refuses the order then.
  if (requoted !== undefined && (customer.isNew || requoted.isOther)) return requoted;
  const account = customer.isNew ? await makeAccount(payment, read.buyer) : 'made';
  // Names are cut to what the service takes, so that what it refuses is the email.
  if (account === 'refused') return { kind: 'unusable', part: 'email' };
  if (account !== 'made') return { kind: account, email };
  return payOrReplace(payment, await makeOrder(payment, buyer), buyer);
}

/** Returns what an error means to a reader who may do something about it. */
function toOutcome(error: unknown): ExpressOutcome {
  if (isSecondSubscription(error)) return { kind: 'subscribed' };
  return findExpiry(error) === undefined ? { kind: 'failed', error } : { kind: 'over' };
}

/** Pays from the sheet of a wallet; never rejects. */
export const payExpress = (payment: ExpressPayment): Promise<ExpressOutcome> => run(payment).catch(toOutcome);
