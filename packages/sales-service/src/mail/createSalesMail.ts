import { addBase } from '@broadsheet/client-core';
import type { Database } from '@broadsheet/service-kit/database';
import { composeMail, defangLinks, readMailSite } from '@broadsheet/service-kit/mail';
import type { MailWords, Mailer, MailPhrase } from '@broadsheet/service-kit/mail';
import type { Period } from '../billing/Period.ts';
import { getContactName } from '../orders/getContactName.ts';
import type { OrderContact } from '../orders/Order.ts';

/** The members of a subscription that mails use. */
export interface MailedSubscription {
  readonly productName: string;
  readonly currency: string;
  readonly period: Period;
  readonly contact: OrderContact;
}

/** The recipient of a gift or an invitation. */
export interface MailRecipient {
  readonly email: string;
  readonly note?: string;
}

/** Sends the mails about subscriptions, in the site's language. All methods reject when the mail cannot be handed over. */
export interface SalesMail {
  /** Confirms a paid order, and links to the page with its receipt. */
  sendReceipt(subscription: MailedSubscription, orderNumber: string): Promise<void>;
  /** Confirms a paid gift, and links to the page that sets the recipient and shows the code. */
  sendGiftReceipt(gift: MailedSubscription, orderNumber: string): Promise<void>;
  sendRenewalNotice(subscription: MailedSubscription, quote: { readonly total: number }): Promise<void>;
  sendCardExpiring(subscription: MailedSubscription, paymentMethodId: number): Promise<void>;
  /** Reports a failed charge, and links to the page that changes the payment method. */
  sendPaymentFailed(
    subscription: MailedSubscription,
    failed: { readonly total: number; readonly paymentMethodId: number; readonly graceEndsAt: number },
  ): Promise<void>;
  sendCancelled(subscription: MailedSubscription): Promise<void>;
  sendEnded(subscription: MailedSubscription): Promise<void>;
  /** Reports a refund that was made in the provider's dashboard. */
  sendRefunded(
    subscription: MailedSubscription,
    refund: { readonly amount: number; readonly orderNumber: string },
  ): Promise<void>;
  /** Reports that the reader's bank has disputed a payment, so nothing is charged any more. */
  sendDisputed(subscription: MailedSubscription): Promise<void>;
  /** Sends a gift's code to its recipient. The site's name stands in for the giver's if that is unknown. */
  sendGift(
    to: MailRecipient,
    gift: { readonly redeemCode: string; readonly contact: OrderContact },
  ): Promise<void>;
  sendInvitation(
    to: MailRecipient,
    invitation: { readonly redeemCode: string; readonly subscription: MailedSubscription },
  ): Promise<void>;
  /** Tells a reader that a subscription is no longer shared with them. */
  sendShareEnded(share: MailedSubscription): Promise<void>;
}

export interface SalesMailOptions {
  readonly mailer: Mailer;
  readonly database: Database;
  readonly site: string;
  /** The site's origin and base path; never taken from a request, whose host anybody can choose. */
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
  | 'invitation'
  | 'shareEnded';

interface Letter {
  readonly name: SalesMailName;
  readonly to: string | undefined;
  readonly page: keyof typeof PAGES;
  readonly query?: Readonly<Record<string, string>>;
  readonly values: (words: MailWords) => Readonly<Record<string, string>>;
  /** A person's own words, below the text. */
  readonly note?: string | undefined;
}

type Send = (letter: Letter) => Promise<void>;

function createSend({ mailer, database, site, siteUrl }: SalesMailOptions): Send {
  return async ({ name, to, page, query = {}, values, note }) => {
    // The contact is empty once its account was deleted.
    if (to === undefined) return;
    const { siteName, words } = await readMailSite({ queries: database, site, siteUrl, mailer });
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
        paragraphs: [phrase('text')],
        note,
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

function getGiver({ firstName, lastName }: OrderContact): Readonly<Record<string, string>> {
  const giver = [firstName, lastName].filter((name) => name !== undefined).join(' ');
  return giver === '' ? {} : { giver: defangLinks(giver) };
}

/** Returns the inviter's name, otherwise their email address, so that recipients know who invites them. */
function getInviter(contact: OrderContact): Readonly<Record<string, string>> {
  const giver = getContactName(contact);
  return giver === undefined ? {} : { giver: giver === contact.email ? giver : defangLinks(giver) };
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

/** Creates the sender of sales mails. */
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
        values: () => getGiver(contact),
        note: recipient.note,
      }),
    sendInvitation: (recipient, { redeemCode, subscription }) =>
      send({
        name: 'invitation',
        to: recipient.email,
        page: 'redeem',
        query: { share: redeemCode },
        values: (words) => ({ ...describe(subscription)(words), ...getInviter(subscription.contact) }),
      }),
    sendShareEnded: (share) =>
      send({ name: 'shareEnded', to: share.contact.email, page: 'offer', values: describe(share) }),
  };
}
