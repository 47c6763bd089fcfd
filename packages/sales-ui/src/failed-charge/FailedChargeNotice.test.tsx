import { HostProvider } from '@broadsheet/block-kit';
import { createTestHost, expectAccessible } from '@broadsheet/testing';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FailedChargeNotice } from './FailedChargeNotice.tsx';
import { toPageHref } from './toPageHref.ts';

const CHARGE = {
  failedOn: Date.UTC(2027, 2, 1),
  readsUntil: Date.UTC(2027, 2, 15),
  retriesOn: Date.UTC(2027, 2, 2),
  total: 12,
  currency: 'EUR',
};

const notice = (charge: Parameters<typeof FailedChargeNotice>[0]['charge']) =>
  render(
    <HostProvider host={createTestHost({}).host}>
      <FailedChargeNotice
        charge={charge}
        product="Digital"
        href={toPageHref('/account/payment/', { paymentMethodID: 1 })}
      />
    </HostProvider>,
  );

test('says what failed, until when its reader reads, when it is tried again, and leads to another card', async () => {
  const { container } = notice(CHARGE);
  expect(screen.getByRole('note').textContent).toContain('€12 could not be charged');
  expect(screen.getByRole('link', { name: 'Give another card: Digital' }).getAttribute('href')).toBe(
    '/account/payment/?paymentMethodID=1',
  );
  await expectAccessible(container);
});

test('once another method is saved, says that it is charged soon, and asks for no third one', async () => {
  const { container } = notice({ ...CHARGE, hasNewMethod: true });
  expect(screen.getByRole('note').textContent).toBe(
    'Your new payment method is savedWe charge it within minutes and send you a mail. You can go on reading.',
  );
  expect(screen.queryByRole('link')).toBeNull();
  await expectAccessible(container);
});
