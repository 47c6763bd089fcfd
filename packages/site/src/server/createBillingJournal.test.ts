import { expect, test } from 'vitest';
import { createBillingJournal } from './createBillingJournal.ts';

test('tells both parts of the work that the site is stopping', async () => {
  const told: (readonly [string, AbortSignal | undefined])[] = [];
  const journal = createBillingJournal(
    {
      async reconcilePayments(stopping) {
        told.push(['payments', stopping]);
        return { looked: 0, booked: 0 };
      },
      async runBilling(stopping) {
        told.push(['billing', stopping]);
        return { renewed: 0, failed: 0, ended: 0, notices: 0 };
      },
    },
    { clock: { now: () => 0 } },
  );
  const { signal } = new AbortController();
  await journal.run(signal);
  expect(told).toEqual([
    ['payments', signal],
    ['billing', signal],
  ]);
});
