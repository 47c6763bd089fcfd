import type { SubscriptionEventType } from '../subscriptions/eventStore.ts';

/** What happens to money or to a subscription beside the events that are stored with it. */
export const OTHER_MONEY_EVENTS = [
  /** A charge for a year or more is near, or one of a plan that waits. */
  'CHARGE_AHEAD',
  /** The next charge is higher, because an introductory price ends. */
  'INTRODUCTION_ENDS',
  /** The card expires before the next charge. */
  'CARD_EXPIRES',
  /** The reader has given another payment method. */
  'REPLACE_METHOD',
  /** A failed charge was made after all. */
  'MEND_RENEWAL',
  /** Money was refunded at the provider. */
  'REFUND',
  /** The reader's bank has asked for a payment back. */
  'DISPUTE',
  /** The day has come on which a gift is announced. */
  'ANNOUNCE_GIFT',
] as const;

export type MoneyEvent = SubscriptionEventType | (typeof OTHER_MONEY_EVENTS)[number];

/** The mails of an event: one of them is sent, by the case; or the reason why there is none. */
export type MailRule = { readonly mails: readonly string[] } | { readonly none: string };

const mails = <const Name extends string>(
  ...names: readonly Name[]
): { readonly mails: readonly Name[] } => ({
  mails: names,
});

/** Which mail readers get of what becomes of their money. A test holds that every event has its row and its mail. */
export const moneyMails = {
  START_SUBSCRIPTION: mails('receipt', 'giftReceipt'),
  RENEW_SUBSCRIPTION: mails('renewed', 'mended'),
  MEND_RENEWAL: mails('mended'),
  FAIL_RENEWAL: mails('paymentFailed', 'endedUnpaid'),
  CANCEL_SUBSCRIPTION: mails('cancelled', 'cancelledNow', 'disputed'),
  TERMINATE_SUBSCRIPTION: mails('ended', 'endedUnpaid', 'cancelled', 'cancelledNow', 'shareEnded'),
  RESCUE_SUBSCRIPTION: mails('resubscribed'),
  CHANGE_SUBSCRIPTION: mails('planChanged', 'planWaits'),
  KEEP_PLAN: mails('planKept'),
  UPDATE_PAYMENT_METHOD: mails('methodChanged'),
  REPLACE_METHOD: mails('methodChanged'),
  CHARGE_AHEAD: mails('renewalNotice'),
  INTRODUCTION_ENDS: mails('introductionEnds'),
  CARD_EXPIRES: mails('cardExpiring'),
  REFUND: mails('refunded'),
  DISPUTE: mails('disputed'),
  ANNOUNCE_GIFT: mails('gift'),
  SHARE_SUBSCRIPTION: mails('invitation'),
  STOP_SHARING: mails('shareEnded'),
  UPDATE_BILLING_ADDRESS: { none: 'No money moves; the next charge is announced or receipted with its tax.' },
  OWE_REFUND: { none: 'An operator pays by hand; the mail about the change of plan names the amount.' },
  REDEEM_SUBSCRIPTION: { none: 'No money moves; the reader has redeemed it at that moment.' },
} as const satisfies Readonly<Record<MoneyEvent, MailRule>>;

type NamesOf<Rule> = Rule extends { readonly mails: readonly (infer Name)[] } ? Name : never;

/** The name of a mail about money. */
export type SalesMailName = NamesOf<(typeof moneyMails)[MoneyEvent]>;
