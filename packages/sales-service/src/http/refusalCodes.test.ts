import { expect, test } from 'vitest';
import { salesRefusals } from './salesRefusals.ts';
import { paymentRefusals } from '../payments/booking/paymentRefusals.ts';
import { subscriptionRefusals } from '../subscriptions/subscriptionRefusals.ts';

test('every code of this server means one refusal', () => {
  const refusals = [salesRefusals, paymentRefusals, subscriptionRefusals].flatMap((each) =>
    Object.values(each),
  );
  const own = refusals.map(({ code }) => code).filter((code) => /^400\d{3}$/.test(code));
  expect(own.toSorted()).toEqual([...new Set(own)].toSorted());
  expect(own.length).toBeGreaterThan(25);
});
