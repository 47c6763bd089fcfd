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
import { addItemToCart, createNewOrder, finalizePayment } from '@broadsheet/sdk-sales/operations';
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
import { toLost } from './checkPayment.ts';
import type { ExpressOutcome } from './ExpressOutcome.ts';
import { hasSameItems } from './hasSameItems.ts';
import type { BoughtItems } from './hasSameItems.ts';
import { readWalletBuyer } from './readWalletBuyer.ts';
import type { WalletBuyer } from './readWalletBuyer.ts';

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

/** The order cannot be paid any more. */
interface GoneOrder {
  readonly kind: 'gone';
  readonly status: 'cancelled' | 'old';
}

/** Returns the id of a payment from its secret, which begins with it. */
const toIntentID = (clientSecret: string): string => clientSecret.replace(/_secret_.*$/, '');

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
  let token = toIntentID(clientSecret);
  let isConfirmed = false;
  try {
    const confirmation = await confirm(clientSecret);
    if (confirmation.status === 'refused')
      return confirmation.isCancelled === true
        ? { kind: 'elsewhere' }
        : { kind: 'refused', error: confirmation.error };
    token = confirmation.intentID;
    isConfirmed = true;
    await finalizePayment(sales, orderNumber, { paymentMethodID, token });
  } catch (error) {
    return toLost(error, { payment, orderNumber, token, isConfirmed, paid });
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
