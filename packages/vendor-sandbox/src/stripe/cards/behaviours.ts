import type { Refusal } from '../errors/StripeApiError.ts';

/** What the bank behind a card does. */
export interface Behaviour {
  /** Answer to every charge; and, unless it `canBeSaved`, to saving the card. */
  readonly refusal?: Refusal;
  readonly canBeSaved?: boolean;
  /** Whether the bank asks the reader (3-D Secure): never for a renewal once the card was set up, or always. */
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

/** `succeeds` for a name that is none. */
export const findBehaviour = (name: unknown): Behaviour =>
  Object.entries(behaviours).find(([known]) => known === name)?.[1] ?? behaviours.succeeds;

export const AUTHENTICATION_REQUIRED: Refusal = {
  code: 'authentication_required',
  declineCode: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
};
