/**
 * Whose address each mail goes to. An address that somebody typed may be anybody's, so each mail to one is behind limits;
 * otherwise the newspaper's mail server would carry letters of strangers to strangers.
 */
import type { MailPhrase } from '../mail/phrases.ts';
import type { Limits } from './createLimits.ts';
import type { LimitedAction } from './limitRules.ts';

/** A mail is named by the phrase of its subject, so none can be sent that is not in the table. */
type NameOfSubject<Phrase> = Phrase extends `${infer Name}.subject` ? Name : never;
export type MailName = NameOfSubject<MailPhrase>;

/**
 * `account`: the address of an account, which got there by confirming it or by signing up. `buyer`: the address of an order
 * that was paid, once an order or an event of its subscription. `typed`: an address that its sender typed; every limit is
 * counted before the mail.
 */
export type MailAddress =
  | { readonly to: 'account' | 'buyer' }
  | { readonly to: 'typed'; readonly limits: readonly [LimitedAction, ...LimitedAction[]] };

const ACCOUNT = { to: 'account' } as const;
const BUYER = { to: 'buyer' } as const;

export const mailLimits = {
  /** Who signs up or changes the address is limited by `signUp` and `ownMail`, who asks again by `mail` and `mailbox`. */
  verifyEmail: { to: 'typed', limits: ['signUp', 'ownMail', 'mail', 'mailbox'] },
  /** Goes to who pays with a wallet and has no account. */
  choosePassword: { to: 'typed', limits: ['signUp'] },
  gift: { to: 'typed', limits: ['giftRecipient', 'typedMailbox'] },
  invitation: { to: 'typed', limits: ['ownMail', 'invitation', 'typedMailbox'] },
  'newsletter.confirm': { to: 'typed', limits: ['newsletter'] },
  'newsletter.welcome': ACCOUNT,
  oneTimeLink: ACCOUNT,
  resetPassword: ACCOUNT,
  deleteAccount: ACCOUNT,
  restoreEmail: ACCOUNT,
  passwordChanged: ACCOUNT,
  emailChanged: ACCOUNT,
  accountSecured: ACCOUNT,
  accountDeleted: ACCOUNT,
  editorBrowser: ACCOUNT,
  shareEnded: ACCOUNT,
  receipt: BUYER,
  giftReceipt: BUYER,
  renewalNotice: BUYER,
  cardExpiring: BUYER,
  paymentFailed: BUYER,
  cancelled: BUYER,
  ended: BUYER,
  refunded: BUYER,
  disputed: BUYER,
  renewed: BUYER,
  mended: BUYER,
  introductionEnds: BUYER,
  planChanged: BUYER,
  planWaits: BUYER,
  planKept: BUYER,
  resubscribed: BUYER,
  cancelledNow: BUYER,
  endedUnpaid: BUYER,
  methodChanged: BUYER,
} as const satisfies Readonly<Record<MailName, MailAddress>>;

type NameOfTyped<Name extends MailName> = Name extends MailName
  ? (typeof mailLimits)[Name]['to'] extends 'typed'
    ? Name
    : never
  : never;

/** A mail to an address that its sender typed. */
export type TypedMailName = NameOfTyped<MailName>;

/** The limits that count by whom a mail goes to; the others count by its sender. */
const BY_RECIPIENT: ReadonlySet<LimitedAction> = new Set(['typedMailbox']);

/**
 * Counts a mail against all its limits.
 *
 * @param parties `sender` is an account's id, or that of the gift; `recipient` the folded address
 * @throws ServiceError 429 for too many
 */
export async function countMail(
  limits: Limits,
  name: 'gift' | 'invitation',
  { sender, recipient }: { readonly sender: string; readonly recipient: string },
): Promise<void> {
  for (const action of mailLimits[name].limits)
    await limits.consume(action, { account: BY_RECIPIENT.has(action) ? `${name} ${recipient}` : sender });
}
