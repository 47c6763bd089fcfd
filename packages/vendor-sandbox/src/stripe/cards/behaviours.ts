import type { Refusal } from '../errors/StripeApiError.ts';

/** The behaviour of a card's bank. */
export interface Behaviour {
  /** The refusal of every charge and, unless the card `canBeSaved`, of saving the card. */
  readonly refusal?: Refusal;
  readonly canBeSaved?: boolean;
  /** When the bank asks the reader (3-D Secure): always, or not for renewals after the card was set up. */
  readonly challenge?: 'untilSetUp' | 'always';
}

const declined = (declineCode: string, message = 'Your card was declined.'): Refusal => ({
  code: 'card_declined',
  declineCode,
  message,
});

const GENERIC = declined('generic_decline');
const NO_FUNDS = declined('insufficient_funds', 'Your card has insufficient funds.');

export const behaviours = {
  succeeds: {},
  declines: { refusal: GENERIC },
  hasNoFunds: { refusal: NO_FUNDS },
  isLost: { refusal: declined('lost_card') },
  isStolen: { refusal: declined('stolen_card') },
  isExpired: { refusal: { code: 'expired_card', message: 'Your card has expired.' } },
  hasWrongCode: {
    refusal: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  failsAtTheBank: {
    refusal: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  declinesLater: { refusal: GENERIC, canBeSaved: true },
  challengesUntilSetUp: { challenge: 'untilSetUp' },
  challengesAlways: { challenge: 'always' },
  challengesThenDeclines: { challenge: 'always', refusal: GENERIC },
  challengesThenHasNoFunds: { challenge: 'untilSetUp', refusal: NO_FUNDS, canBeSaved: true },
} as const satisfies Readonly<Record<string, Behaviour>>;

export type BehaviourName = keyof typeof behaviours;

/** Finds a behaviour by name; an unknown name returns `succeeds`. */
export const findBehaviour = (name: unknown): Behaviour =>
  Object.entries(behaviours).find(([known]) => known === name)?.[1] ?? behaviours.succeeds;

export const AUTHENTICATION_REQUIRED: Refusal = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
