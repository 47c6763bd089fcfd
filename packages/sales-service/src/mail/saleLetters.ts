import type { FactName, Sale } from './listFacts.ts';
import type { SalesMailName } from './moneyMails.ts';

/** The pages to which mails lead. */
export const PAGES = {
  orders: '/account/orders/',
  subscriptions: '/account/subscriptions/',
  payment: '/account/payment/',
  redeem: '/account/redeem/',
  offer: '/offer/',
  gift: '/gift/',
} as const;

/** The mails that are not to the reader of a subscription, but to somebody whose address another has typed. */
type OtherMailName = 'gift' | 'invitation';

/** The name of a mail to the reader of a subscription. */
export type SaleMailName = Exclude<SalesMailName, OtherMailName>;

/** How a mail to the reader of a subscription is made. */
export interface SaleLetter {
  readonly page: keyof typeof PAGES;
  readonly facts: readonly FactName[];
  /** Returns the moment that its text names. Default: the end of the period. */
  readonly date?: (sale: Sale) => number;
}

const getGraceEnd = ({ subscription: { state, period } }: Sale): number =>
  state.kind === 'pastDue' ? state.graceEndsAt : period.endsAt;

const PAID = ['product', 'paid', 'paidWith', 'period', 'next', 'cancel', 'order'] as const;
const OVER = ['product', 'ended', 'refund', 'next', 'return'] as const;
const COMING = ['product', 'next', 'method', 'cancel'] as const;

/** The mails to the reader of a subscription. */
export const saleLetters: Readonly<Record<SaleMailName, SaleLetter>> = {
  receipt: { page: 'orders', facts: PAID },
  giftReceipt: { page: 'gift', facts: ['product', 'paid', 'paidWith', 'order'] },
  renewed: { page: 'orders', facts: PAID },
  mended: { page: 'orders', facts: PAID },
  renewalNotice: { page: 'subscriptions', facts: COMING },
  introductionEnds: { page: 'subscriptions', facts: ['product', 'now', 'next', 'method', 'cancel'] },
  cardExpiring: { page: 'payment', facts: COMING },
  paymentFailed: {
    page: 'payment',
    facts: ['product', 'due', 'method', 'until', 'next', 'cancel'],
    date: getGraceEnd,
  },
  methodChanged: { page: 'subscriptions', facts: COMING },
  planChanged: {
    page: 'subscriptions',
    facts: ['product', 'paid', 'credit', 'refund', 'owed', 'paidWith', 'period', 'next', 'cancel', 'order'],
  },
  planWaits: { page: 'subscriptions', facts: ['next', 'method', 'cancel'] },
  planKept: { page: 'subscriptions', facts: COMING },
  resubscribed: { page: 'subscriptions', facts: COMING },
  cancelled: { page: 'subscriptions', facts: ['product', 'until', 'next'] },
  cancelledNow: { page: 'offer', facts: OVER },
  ended: { page: 'offer', facts: OVER },
  endedUnpaid: { page: 'offer', facts: OVER },
  refunded: { page: 'orders', facts: ['product', 'refund', 'paidWith', 'order'] },
  disputed: { page: 'subscriptions', facts: ['product', 'until', 'next'] },
  shareEnded: { page: 'offer', facts: [] },
};
