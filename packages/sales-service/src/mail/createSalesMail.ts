import { addBase } from '@broadsheet/client-core';
import type { Database } from '@broadsheet/service-kit/database';
import { composeMail, defangLinks, readMailSite } from '@broadsheet/service-kit/mail';
import type { MailFact, MailPhrase, MailWords, Mailer } from '@broadsheet/service-kit/mail';
import { getContactName } from '../orders/getContactName.ts';
import type { OrderContact } from '../orders/Order.ts';
import { findOrder } from '../orders/orderStore.ts';
import { listMethods } from '../payments/methods/methodStore.ts';
import type { Subscription } from '../subscriptions/Subscription.ts';
import { listFacts, writePlan } from './listFacts.ts';
import type { Sale } from './listFacts.ts';
import type { SalesMailName } from './moneyMails.ts';
import { PAGES, saleLetters } from './saleLetters.ts';
import type { SaleMailName } from './saleLetters.ts';

/** The recipient of a gift or an invitation. */
export interface MailRecipient {
  readonly email: string;
  readonly note?: string;
}

/** Sends the mails about subscriptions, in the site's language. All methods reject when the mail cannot be handed over. */
export interface SalesMail {
  /** Mails the reader of a subscription about its change; sends nothing once the account is deleted. */
  notify(name: SaleMailName, sale: Sale): Promise<void>;
  /** Sends a gift's code to its recipient. The site's name stands in for the giver's if that is unknown. */
  sendGift(
    to: MailRecipient,
    gift: { readonly redeemCode: string; readonly contact: OrderContact },
  ): Promise<void>;
  sendInvitation(
    to: MailRecipient,
    invitation: { readonly redeemCode: string; readonly subscription: Subscription },
  ): Promise<void>;
}

export interface SalesMailOptions {
  readonly mailer: Mailer;
  readonly database: Database;
  readonly site: string;
  /** The site's origin and base path; never taken from a request, whose host anybody can choose. */
  readonly siteUrl: string;
}

interface Letter {
  readonly name: SalesMailName;
  readonly to: string;
  readonly page: keyof typeof PAGES;
  readonly query?: Readonly<Record<string, string>>;
  readonly values: (words: MailWords) => Readonly<Record<string, string>>;
  readonly facts?: (words: MailWords) => Promise<readonly MailFact[]>;
  /** A person's own words, below the text. */
  readonly note?: string | undefined;
}

type Send = (letter: Letter) => Promise<void>;

function createSend({ mailer, database, site, siteUrl }: SalesMailOptions): Send {
  return async ({ name, to, page, query = {}, values, facts, note }) => {
    const { siteName, words, seller } = await readMailSite({ queries: database, site, siteUrl, mailer });
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
        kind: name,
        language: words.language,
        siteName,
        subject: phrase('subject'),
        paragraphs: [phrase('text')],
        facts: await facts?.(words),
        foot: seller,
        note,
        action: { label: phrase('action'), address: url.href },
      }),
    );
  };
}

function getGiver({ firstName, lastName }: OrderContact): Readonly<Record<string, string>> {
  const giver = [firstName, lastName].filter((name) => name !== undefined).join(' ');
  return giver === '' ? {} : { giver: defangLinks(giver) };
}

/** Returns the inviter's name, otherwise their email address, so that recipients know who invites them. */
function getInviter(contact: OrderContact): Readonly<Record<string, string>> {
  const giver = getContactName(contact);
  return giver === undefined ? {} : { giver: giver === contact.email ? giver : defangLinks(giver) };
}

/** Returns what the address of the page says of the sale. */
async function readQuery(
  database: Database,
  page: keyof typeof PAGES,
  { subscription, orderNumber }: Sale,
): Promise<Readonly<Record<string, string>>> {
  if (page === 'orders' && orderNumber !== undefined) return { order: orderNumber };
  if (page !== 'payment' || subscription.orderNumber === undefined) return {};
  const method = (await listMethods(database, [subscription.orderNumber])).get(subscription.orderNumber);
  return { paymentMethodID: String(method?.id ?? subscription.id) };
}

/** Returns whether a mail is about which plan a subscription has. */
const isPlanMail = (name: SaleMailName): boolean =>
  name === 'planChanged' || name === 'planWaits' || name === 'planKept';

const notifyWith =
  (send: Send, { database, site, siteUrl }: SalesMailOptions): SalesMail['notify'] =>
  async (name, sale) => {
    const { subscription, orderNumber, refunded, due } = sale;
    const { contact, currency, period, productName } = subscription;
    // The contact is empty once its account was deleted.
    if (contact.email === undefined) return;
    const { page, facts: names, date = () => period.endsAt } = saleLetters[name];
    const order = orderNumber === undefined ? undefined : await findOrder(database, orderNumber);
    const amount = refunded ?? due ?? order?.total ?? 0;
    await send({
      name,
      to: contact.email,
      page,
      query: await readQuery(database, page, sale),
      values: (words) => ({
        product: isPlanMail(name) ? writePlan(words, subscription) : productName,
        amount: words.money({ amount, currency }),
        date: words.date(date(sale)),
      }),
      facts: (words) => listFacts({ queries: database, site, siteUrl, words }, sale, { names }),
    });
  };

/** Creates the sender of sales mails. */
export function createSalesMail(options: SalesMailOptions): SalesMail {
  const send = createSend(options);
  return {
    notify: notifyWith(send, options),
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
        values: () => ({ product: subscription.productName, ...getInviter(subscription.contact) }),
      }),
  };
}
