import { isEmail } from '@broadsheet/service-kit/http';
import { addBase } from '@broadsheet/client-core';
import type { Queries } from '@broadsheet/service-kit/database';
import { composeMail, defangLinks, readMailSite } from '@broadsheet/service-kit/mail';
import type { Mail, MailFact, MailPhrase, MailWords } from '@broadsheet/service-kit/mail';
import type { Outbox } from '@broadsheet/service-kit/outbox';
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

/**
 * Queues the mails about subscriptions, in the site's language, in the transaction of what they are about. Wake the outbox
 * after the transaction.
 */
export interface SalesMail {
  /**
   * Mails the reader of a subscription about its change; queues nothing once the account is deleted.
   *
   * @param event names the event among all of its subscription, for those that can be booked only once
   */
  notify(name: SaleMailName, sale: Sale, event?: string): Promise<void>;
  /** Sends a gift's code to its recipient. The site's name stands in for the giver's if that is unknown. */
  inviteToGift(
    to: MailRecipient,
    gift: { readonly redeemCode: string; readonly subscription: Subscription },
  ): Promise<void>;
  inviteToShare(
    to: MailRecipient,
    invitation: { readonly redeemCode: string; readonly subscription: Subscription },
  ): Promise<void>;
}

export interface SalesMailOptions {
  readonly outbox: Outbox;
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

type Write = (queries: Queries, letter: Letter) => Promise<Mail>;

function createWrite({ outbox, site, siteUrl }: SalesMailOptions): Write {
  return async (queries, { name, to, page, query = {}, values, facts, note }) => {
    const { siteName, words, seller } = await readMailSite({ queries, site, siteUrl, mailer: outbox });
    const filled = { site: siteName, giver: siteName, ...values(words) };
    const phrase = (part: 'subject' | 'text' | 'action'): string => {
      const key: MailPhrase = `${name}.${part}`;
      return words.phrase(key, filled);
    };
    const url = new URL(addBase(PAGES[page], siteUrl));
    for (const [parameter, value] of Object.entries(query)) url.searchParams.set(parameter, value);
    return composeMail({
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
    });
  };
}

function getGiver({ firstName, lastName }: OrderContact): Readonly<Record<string, string>> {
  const giver = [firstName, lastName].filter((name) => name !== undefined).join(' ');
  return giver === '' ? {} : { giver: defangLinks(giver) };
}

/** Returns the inviter's name, otherwise their email address, so that recipients know who invites them. */
function getInviter(contact: OrderContact): Readonly<Record<string, string>> {
  const giver = getContactName(contact);
  return giver === undefined ? {} : { giver: isEmail(giver) ? giver : defangLinks(giver) };
}

/** Returns what the address of the page says of the sale. */
async function readQuery(
  queries: Queries,
  page: keyof typeof PAGES,
  { subscription, orderNumber }: Sale,
): Promise<Readonly<Record<string, string>>> {
  if (page === 'orders' && orderNumber !== undefined) return { order: orderNumber };
  if (page !== 'payment' || subscription.orderNumber === undefined) return {};
  const method = (await listMethods(queries, [subscription.orderNumber])).get(subscription.orderNumber);
  return { paymentMethodID: String(method?.id ?? subscription.id) };
}

/** Returns whether a mail is about which plan a subscription has. */
const isPlanMail = (name: SaleMailName): boolean =>
  name === 'planChanged' || name === 'planWaits' || name === 'planKept';

/** Writes the mail to the reader of a subscription; undefined once the account is deleted, for its contact is empty then. */
async function writeSale(
  { site, siteUrl }: SalesMailOptions,
  { queries, write }: { readonly queries: Queries; readonly write: Write },
  { name, sale }: { readonly name: SaleMailName; readonly sale: Sale },
): Promise<Mail | undefined> {
  const { subscription, orderNumber, refunded, due } = sale;
  const { contact, currency, period, productName } = subscription;
  if (contact.email === undefined) return undefined;
  const { page, facts: names, date = () => period.endsAt } = saleLetters[name];
  const order = orderNumber === undefined ? undefined : await findOrder(queries, orderNumber);
  const amount = refunded ?? due ?? order?.total ?? 0;
  return write(queries, {
    name,
    to: contact.email,
    page,
    query: await readQuery(queries, page, sale),
    values: (words) => ({
      product: isPlanMail(name) ? writePlan(subscription) : productName,
      amount: words.money({ amount, currency }),
      date: words.date(date(sale)),
    }),
    facts: (words) => listFacts({ queries, site, siteUrl, words }, sale, { names }),
  });
}

const getAccount = ({ owner }: Subscription): string | undefined =>
  owner.kind === 'reader' ? owner.uuid : undefined;

/** Creates the writer of sales mails in a transaction. */
export function createSalesMail(options: SalesMailOptions, queries: Queries): SalesMail {
  const { outbox } = options;
  const write = createWrite(options);
  return {
    notify: (name, sale, event) =>
      outbox.add(queries, {
        kind: name,
        account: getAccount(sale.subscription),
        event: event && `${name} ${sale.subscription.id} ${event}`,
        write: (inner) => writeSale(options, { queries: inner, write }, { name, sale }),
      }),
    inviteToGift: (recipient, { redeemCode, subscription }) =>
      outbox.add(queries, {
        kind: 'gift',
        account: getAccount(subscription),
        write: (inner) =>
          write(inner, {
            name: 'gift',
            to: recipient.email,
            page: 'redeem',
            query: { gift: redeemCode },
            values: () => getGiver(subscription.contact),
            note: recipient.note,
          }),
      }),
    inviteToShare: (recipient, { redeemCode, subscription }) =>
      outbox.add(queries, {
        kind: 'invitation',
        account: getAccount(subscription),
        write: (inner) =>
          write(inner, {
            name: 'invitation',
            to: recipient.email,
            page: 'redeem',
            query: { share: redeemCode },
            values: () => ({ product: subscription.productName, ...getInviter(subscription.contact) }),
          }),
      }),
  };
}
