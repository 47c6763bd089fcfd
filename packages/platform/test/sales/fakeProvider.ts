/** A payment provider at the edge of the tests: it charges each idempotency key once, and fails when told to. */
import type { PaymentMethodBody } from '@broadsheet/sdk-sales/contract';
import type { ChargeOutcome, Payments, SavedMethodCharge } from '../../src/sales/payments/Payments.ts';

/** `lost`: the charge is made, and the answer never comes. `asks`: the bank wants to hear the reader first. */
export type Behaviour = 'succeeds' | 'asks' | 'declines' | 'needsReader' | 'lost' | 'down';

export interface FakeProvider extends Payments {
  /** What was really charged, in order, once for each key. */
  readonly charged: readonly SavedMethodCharge[];
  readonly refunded: readonly { readonly orderNumber: string; readonly amount: number }[];
  /** What the next charges do, from now on. */
  behave(behaviour: Behaviour): void;
  /** Answers the bank about everything that it asks. */
  answerBank(answer: 'pass' | 'fail'): void;
  /** Of every card; four digits, month then year. */
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

/** Every order has saved a card. */
export function createFakeProvider(): FakeProvider {
  let behaviour: Behaviour = 'succeeds';
  let expiration = CARD.expiration;
  const answers = new Map<string, ChargeOutcome>();
  const charged: SavedMethodCharge[] = [];
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
    async refund({ orderNumber, amount }) {
      refunded.push({ orderNumber, amount });
      return true;
    },
  };
}
