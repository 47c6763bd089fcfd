import { addBase } from '@broadsheet/client-core';
import type { Database } from '../../database/Database.ts';
import { composeMail } from '../../mail/composeMail.ts';
import type { MailWords } from '../../mail/createMailWords.ts';
import type { Mailer } from '../../mail/Mail.ts';
import type { MailPhrase } from '../../mail/phrases.ts';
import { readMailSite } from '../../mail/readMailSite.ts';
import type { Period } from '../billing/Period.ts';
import { nameOf } from '../orders/nameOf.ts';
import type { OrderContact } from '../orders/Order.ts';

/** What mails tell of a subscription. */
export interface MailedSubscription {
  readonly productName: string;
  readonly currency: string;
  readonly period: Period;
  readonly contact: OrderContact;
}

/** Whom a gift or an invitation is for. */
export interface MailRecipient {
  readonly email: string;
  readonly note?: string;
}

/** The mails about what a reader bought, in the site's language. All reject when the mail cannot be handed over. */
export interface SalesMail {
  /** Confirms a paid order; the receipt is on the page of orders. */
  sendReceipt(subscription: MailedSubscription, orderNumber: string): Promise<void>;
  /** Confirms a paid gift; the page of gifts says whom it is for, and shows the code. */
  sendGiftReceipt(gift: MailedSubscription, orderNumber: string): Promise<void>;
  sendRenewalNotice(subscription: MailedSubscription, quote: { readonly total: number }): Promise<void>;
  sendCardExpiring(subscription: MailedSubscription, paymentMethodId: number): Promise<void>;
  /** The link leads straight to the page where the payment method is changed. */
  sendPaymentFailed(
    subscription: MailedSubscription,
    failed: { readonly total: number; readonly paymentMethodId: number; readonly graceEndsAt: number },
  ): Promise<void>;
  sendCancelled(subscription: MailedSubscription): Promise<void>;
  sendEnded(subscription: MailedSubscription): Promise<void>;
  /** Money went back without us: by the provider's own dashboard. */
  sendRefunded(
    subscription: MailedSubscription,
    refund: { readonly amount: number; readonly orderNumber: string },
  ): Promise<void>;
  /** A bank has asked for the money back, so nothing is charged any more. */
  sendDisputed(subscription: MailedSubscription): Promise<void>;
  /** The newspaper gives where the buyer's name is not known. */
  sendGift(
    to: MailRecipient,
    gift: { readonly redeemCode: string; readonly contact: OrderContact },
  ): Promise<void>;
  sendInvitation(
    to: MailRecipient,
    invitation: { readonly redeemCode: string; readonly subscription: MailedSubscription },
  ): Promise<void>;
}

export interface SalesMailOptions {
  readonly mailer: Mailer;
  readonly database: Database;
  readonly site: string;
  /** Of the site, as readers type it: never taken from a request, whose host anybody can choose. */
  readonly siteUrl: string;
}

const PAGES = {
  orders: '/account/orders/',
  subscriptions: '/account/subscriptions/',
  payment: '/account/payment/',
  redeem: '/account/redeem/',
  offer: '/offer/',
  gift: '/gift/',
} as const;

type SalesMailName =
  | 'receipt'
  | 'giftReceipt'
  | 'renewalNotice'
  | 'cardExpiring'
  | 'paymentFailed'
  | 'cancelled'
  | 'ended'
  | 'refunded'
  | 'disputed'
  | 'gift'
  | 'invitation';

interface Letter {
  readonly name: SalesMailName;
  readonly to: string | undefined;
  readonly page: keyof typeof PAGES;
  readonly query?: Readonly<Record<string, string>>;
  readonly values: (words: MailWords) => Readonly<Record<string, string>>;
  /** In a person's own words, below the text. */
  readonly note?: string | undefined;
}

type Send = (letter: Letter) => Promise<void>;

function createSend({ mailer, database, site, siteUrl }: SalesMailOptions): Send {
  return async ({ name, to, page, query = {}, values, note }) => {
    // Whose account was deleted has no address any more.
    if (to === undefined) return;
    const { siteName, words } = await readMailSite({ queries: database, site, siteUrl });
    const filled = { site: siteName, giver: siteName, ...values(words) };
    const phrase = (part: 'subject' | 'text' | 'action'): string => {
      const key: MailPhrase = `${name}.${part}`;
      return words.phrase(key, filled);
    };
    const url = new URL(addBase(PAGES[page], siteUrl));
    for (const [parameter, value] of Object.entries(query)) url.searchParams.set(parameter, value);
    await mailer.send(
      composeMail({
        to,
        language: words.language,
        siteName,
        subject: phrase('subject'),
        paragraphs: [phrase('text'), ...(note === undefined ? [] : [note])],
        action: { label: phrase('action'), address: url.href },
      }),
    );
  };
}

const describe =
  ({ productName, currency, period }: MailedSubscription, amount = 0) =>
  (words: MailWords): Readonly<Record<string, string>> => ({
    product: productName,
    amount: words.money({ amount, currency }),
    date: words.date(period.endsAt),
  });

const update = (paymentMethodId: number) => ({
  page: 'payment' as const,
  query: { paymentMethodID: String(paymentMethodId) },
});

function giverOf({ firstName, lastName }: OrderContact): Readonly<Record<string, string>> {
  const giver = [firstName, lastName].filter((name) => name !== undefined).join(' ');
  return giver === '' ? {} : { giver };
}

/** Whoever is invited wants to know by whom; who pays without a name is known by the address. */
function inviterOf(contact: OrderContact): Readonly<Record<string, string>> {
  const giver = nameOf(contact);
  return giver === undefined ? {} : { giver };
}

type PaymentMails = Pick<
  SalesMail,
  'sendReceipt' | 'sendGiftReceipt' | 'sendRenewalNotice' | 'sendCardExpiring' | 'sendPaymentFailed'
>;

function paymentMails(send: Send): PaymentMails {
  return {
    sendReceipt: (subscription, orderNumber) =>
      send({
        name: 'receipt',
        to: subscription.contact.email,
        page: 'orders',
        query: { order: orderNumber },
        values: (words) => ({ ...describe(subscription)(words), order: orderNumber }),
      }),
    sendGiftReceipt: (gift, orderNumber) =>
      send({
        name: 'giftReceipt',
        to: gift.contact.email,
        page: 'gift',
        values: (words) => ({ ...describe(gift)(words), order: orderNumber }),
      }),
    sendRenewalNotice: (subscription, { total }) =>
      send({
        name: 'renewalNotice',
        to: subscription.contact.email,
        page: 'subscriptions',
        values: describe(subscription, total),
      }),
    sendCardExpiring: (subscription, paymentMethodId) =>
      send({
        name: 'cardExpiring',
        to: subscription.contact.email,
        ...update(paymentMethodId),
        values: describe(subscription),
      }),
    sendPaymentFailed: (subscription, { total, paymentMethodId, graceEndsAt }) =>
      send({
        name: 'paymentFailed',
        to: subscription.contact.email,
        ...update(paymentMethodId),
        values: (words) => ({
          ...describe(subscription, total)(words),
          date: words.date(graceEndsAt),
        }),
      }),
  };
}

/** Puts the mails together; nothing is sent until it is asked. */
export function createSalesMail(options: SalesMailOptions): SalesMail {
  const send = createSend(options);
  return {
    ...paymentMails(send),
    sendCancelled: (subscription) =>
      send({
        name: 'cancelled',
        to: subscription.contact.email,
        page: 'subscriptions',
        values: describe(subscription),
      }),
    sendEnded: (subscription) =>
      send({ name: 'ended', to: subscription.contact.email, page: 'offer', values: describe(subscription) }),
    sendRefunded: (subscription, { amount, orderNumber }) =>
      send({
        name: 'refunded',
        to: subscription.contact.email,
        page: 'orders',
        query: { order: orderNumber },
        values: (words) => ({ ...describe(subscription, amount)(words), order: orderNumber }),
      }),
    sendDisputed: (subscription) =>
      send({
        name: 'disputed',
        to: subscription.contact.email,
        page: 'subscriptions',
        values: describe(subscription),
      }),
    sendGift: (recipient, { redeemCode, contact }) =>
      send({
        name: 'gift',
        to: recipient.email,
        page: 'redeem',
        query: { gift: redeemCode },
        values: () => giverOf(contact),
        note: recipient.note,
      }),
    sendInvitation: (recipient, { redeemCode, subscription }) =>
      send({
        name: 'invitation',
        to: recipient.email,
        page: 'redeem',
        query: { share: redeemCode },
        values: (words) => ({ ...describe(subscription)(words), ...inviterOf(subscription.contact) }),
      }),
  };
}
