/** How many attempts of each kind are allowed, and in which time. */
import { MINUTE_MS } from '@broadsheet/client-core';

interface Rule {
  readonly most: number;
  readonly windowMs: number;
}

/**
 * What a limit applies to. `address`: one network address. `pair`: an account from one network. `account`: an account from
 * everywhere. `all`: everybody. `known`: an account from a device on which it was signed in; nothing else is counted there,
 * so strangers cannot use it up, however many networks they have.
 */
export type Scope = 'address' | 'known' | 'pair' | 'account' | 'all';
export type Rules = Readonly<Partial<Record<Scope, Rule>>>;

const DAY_MINUTES = 24 * 60;
const per = (most: number, minutes: number): Rule => ({ most, windowMs: minutes * MINUTE_MS });

export const limitRules = {
  login: {
    address: per(60, 10),
    known: per(20, 15),
    pair: per(10, 15),
    account: per(100, 60),
    all: per(3000, 1),
  },
  /**
   * Second-factor codes of editors, after the password. Who has found out a password and fails here, from however many
   * networks, does not keep the editor out of a browser in which a second factor was proven before.
   */
  secondFactor: {
    address: per(60, 10),
    known: per(10, 15),
    pair: per(10, 15),
    account: per(60, 60),
    all: per(3000, 1),
  },
  /** Recovery codes of editors: too long to be guessed, so that no stranger may use up what an account has of them. */
  recoveryCode: { address: per(20, 10), all: per(3000, 1) },
  /** Records of refused recovery codes, which would bury other signs in the audit log; the codes themselves go on. */
  refusedRecoveryCode: { account: per(1, 1) },
  signUp: { address: per(20, 60), all: per(600, 1) },
  /** Requests of mails; `mailbox` limits how many are sent. */
  mail: { address: per(20, 10), known: per(20, 10), all: per(600, 1) },
  mailbox: { known: per(5, 15), pair: per(5, 15), account: per(10, 60) },
  /** Mails that a signed-in reader requests. */
  ownMail: { account: per(5, 15) },
  challenge: { address: per(60, 10), known: per(60, 10), all: per(3000, 1) },
  link: { address: per(60, 10), all: per(3000, 1) },
  flow: { address: per(60, 10), known: per(60, 10), all: per(3000, 1) },
  /** Invalid refresh tokens; `session` limits valid ones. */
  refresh: { address: per(600, 10), all: per(12_000, 1) },
  session: { account: per(300, 10) },
  password: { account: per(10, 15), all: per(3000, 1) },
  /** Pictures of profiles; a small file may take a lot of work to read. */
  avatar: { account: per(20, 60), all: per(120, 1) },
  /** Changes of a cart. */
  cart: { address: per(300, 10), account: per(300, 10), all: per(12_000, 1) },
  /** New meters of locked stories: more in an hour begin with nothing left. */
  meter: { address: per(120, 60), all: per(12_000, 1) },
  /** Stories that meters of browsers give for the first time; the rest of the day each further one meets the wall. */
  meteredStory: { address: per(500, DAY_MINUTES), all: per(12_000, 1) },
  order: { address: per(60, 10), account: per(30, 10), all: per(3000, 1) },
  /** Starting and finishing payments and changes of payment methods. */
  payment: { address: per(120, 10), account: per(60, 10), all: per(6000, 1) },
  /** Codes of gifts, shares and enterprises: what could be guessed. Three calls may ask for one that was typed. */
  redeem: { address: per(90, 10), account: per(30, 15), all: per(3000, 1) },
  /** The recipient of one gift, each time that a mail would go out. */
  giftRecipient: { account: per(5, 30 * DAY_MINUTES) },
  /** Invitations to share a subscription, by who sends them; `ownMail` counts them too. */
  invitation: { account: per(20, DAY_MINUTES) },
  /** Mails of one kind to one address that somebody else typed. */
  typedMailbox: { account: per(10, DAY_MINUTES) },
  /** Changes of the list of saved stories. */
  savedStories: { account: per(300, 10), all: per(12_000, 1) },
  /** Asking for newsletters; one mail an address and network at a time. */
  newsletter: { address: per(20, 60), pair: per(3, 60), account: per(5, 60), all: per(600, 1) },
  /** Subscribing to notifications. */
  notification: { address: per(60, 60), all: per(3000, 1) },
  /** Unsubscribing from notifications: who may not subscribe any more may still leave. */
  notificationEnd: { address: per(120, 60), all: per(6000, 1) },
} as const satisfies Readonly<Record<string, Rules>>;

export type LimitedAction = keyof typeof limitRules;
