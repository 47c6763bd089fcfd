/** A fake payment provider: it charges each idempotency key once, and fails when a test wants it to. */
import type { PaymentMethodBody } from '@broadsheet/sdk-sales/contract';
import type { ChargeOutcome, Payments, RefundOutcome, SavedMethodCharge } from '@broadsheet/sales-service';

/** `lost`: the charge is made, but the response is lost. `asks`: the bank asks the reader first. */
export type Behaviour = 'succeeds' | 'asks' | 'declines' | 'needsReader' | 'lost' | 'down';

export interface FakeProvider extends Payments {
  /** The charges that were made, in order, once for each idempotency key. */
  readonly charged: readonly SavedMethodCharge[];
  readonly refunded: readonly { readonly orderNumber: string; readonly amount: number }[];
  /** Sets the behaviour of all charges from now on. */
  behave(behaviour: Behaviour): void;
  /** Sets the outcome of all refunds from now on. */
  answerRefunds(outcome: RefundOutcome): void;
  /** Completes all pending bank challenges (3-D Secure). */
  answerBank(answer: 'pass' | 'fail'): void;
  /** Sets the expiry date of every card: four digits, month and year. */
  setExpiration(expiration: string): void;
}

const CARD: PaymentMethodBody = {
  paymentMethodID: 77,
  paymentPartner: 'StripeIntents',
  creditCardType: 'visa',
  firstSix: null,
  lastFour: '4242',
  expiration: '1239',
  cardHolderName: 'Ada Lovelace',
};

/** Creates the provider; every order has a saved card. */
export function createFakeProvider(): FakeProvider {
  let behaviour: Behaviour = 'succeeds';
  let expiration = CARD.expiration;
  const answers = new Map<string, ChargeOutcome>();
  const charged: SavedMethodCharge[] = [];
  let refunding: RefundOutcome = 'made';
  const refunded: { readonly orderNumber: string; readonly amount: number }[] = [];
  const decide = (charge: SavedMethodCharge): ChargeOutcome => {
    switch (behaviour) {
      case 'declines':
        return { kind: 'declined' };
      case 'asks':
      case 'needsReader':
        return { kind: 'needsReader' };
      case 'succeeds':
      case 'lost':
      case 'down':
        charged.push(charge);
        return { kind: 'succeeded', reference: `payment-${charged.length}` };
    }
  };
  const open = new Map<string, SavedMethodCharge>();
  const settle = (charge: SavedMethodCharge, answer: 'pass' | 'fail'): void => {
    open.delete(charge.idempotencyKey);
    if (answer === 'pass') charged.push(charge);
    const paid = { kind: 'succeeded', reference: `payment-${charged.length}` } as const;
    answers.set(charge.idempotencyKey, answer === 'pass' ? paid : { kind: 'declined' });
  };
  const charge = async (given: SavedMethodCharge): Promise<ChargeOutcome> => {
    if (behaviour === 'down') return { kind: 'unknown' };
    const answer = answers.get(given.idempotencyKey) ?? decide(given);
    answers.set(given.idempotencyKey, answer);
    return behaviour === 'lost' ? { kind: 'unknown' } : answer;
  };
  return {
    charged,
    refunded,
    behave(next) {
      behaviour = next;
    },
    answerRefunds(next) {
      refunding = next;
    },
    setExpiration(next) {
      expiration = next;
    },
    listPayments: async () => new Map(),
    listRefunds: async () => [],
    listSavedMethods: async (_queries, orderNumbers) =>
      new Map(orderNumbers.map((orderNumber) => [orderNumber, { ...CARD, expiration }])),
    chargeSavedMethod: charge,
    async chargeReader(given) {
      if (behaviour !== 'asks' || answers.has(given.idempotencyKey)) return charge(given);
      open.set(given.idempotencyKey, given);
      return { kind: 'challenged' };
    },
    async findChallenge(key) {
      return open.has(key) ? { parameter1: `secret of ${key}`, parameter2: 'pk_test' } : undefined;
    },
    async withdrawCharge(key) {
      if (behaviour === 'down') return { kind: 'unknown' };
      const given = open.get(key);
      if (given !== undefined) settle(given, 'fail');
      return answers.get(key) ?? { kind: 'unknown' };
    },
    answerBank(answer) {
      for (const given of open.values()) settle(given, answer);
    },
    bookCharge: async () => undefined,
    closeOrder: async () => 'closed',
    async refund({ orderNumber, amount }) {
      if (refunding === 'made') refunded.push({ orderNumber, amount });
      return refunding;
    },
  };
}
