/** Replaces a saved payment method by another card, or by PayPal. */
import { randomUUID } from 'node:crypto';
import { textColumn } from '@broadsheet/service-kit/database';
import { ServiceError } from '@broadsheet/service-kit/http';
import { isSameReader } from '../../http/SalesReader.ts';
import type { SalesReader } from '../../http/SalesReader.ts';
import { insertAttempt, setReference } from '../attempts/attemptStore.ts';
import { paymentRefusals } from '../booking/paymentRefusals.ts';
import { getSubject } from '../booking/decideSettlement.ts';
import { ensureCustomer } from '../methods/ensureCustomer.ts';
import { findMethod } from '../methods/methodStore.ts';
import type { SavedMethod } from '../methods/methodStore.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider, StartedPayment } from '../providers/PaymentProvider.ts';
import { callProvider } from './callProvider.ts';

/** Finds a reader's method. @throws ServiceError 404 when it does not exist or is another reader's, without saying which */
export async function requireMethod(
  { database }: PaymentsContext,
  given: string,
  { reader }: { readonly reader: SalesReader | undefined },
): Promise<SavedMethod> {
  const method = /^\d{1,9}$/.test(given) ? await findMethod(database, Number(given)) : undefined;
  if (method === undefined || reader === undefined || !isSameReader(method.owner, reader))
    throw new ServiceError(paymentRefusals.methodMissing);
  return method;
}

/**
 * Checks that a provider can charge what a method pays.
 *
 * @throws ServiceError 409 when it does not take one of the currencies
 */
async function requireCurrencies(
  { database }: PaymentsContext,
  { id }: SavedMethod,
  provider: PaymentProvider,
): Promise<void> {
  const rows = await database.query(
    `select distinct currency from orders join order_payment_methods using (order_number) where method_id = $1::int`,
    [id],
  );
  const isAccepted = rows.every((row) =>
    provider.accepts({ kind: 'payment', currency: textColumn(row, 'currency') }),
  );
  if (!isAccepted) throw new ServiceError(paymentRefusals.optionUnfit);
}

/**
 * Starts to replace a method. Each call starts a new attempt, which takes no money.
 *
 * @throws ServiceError 409 for a provider that could not charge the renewals, 503 without answer
 */
export async function startReplacement(
  context: PaymentsContext,
  method: SavedMethod,
  provider: PaymentProvider,
): Promise<StartedPayment> {
  const { database, site, clock, returnUrls, log } = context;
  await requireCurrencies(context, method, provider);
  const attempt = await insertAttempt(database, {
    site,
    subject: { kind: 'method', methodId: method.id },
    provider: provider.name,
    kind: 'setup',
    amount: 0,
    currency: '',
    now: clock.now(),
  });
  if (attempt === undefined) throw new Error('The attempt to replace a payment method was not stored.');
  const url = new URL(returnUrls.update);
  url.searchParams.set('paymentMethodID', String(method.id));
  const started = await callProvider(log, async () =>
    provider.start({
      kind: 'setup',
      amount: 0,
      currency: '',
      subject: getSubject(attempt),
      customer: await ensureCustomer(database, provider, { site, owner: method.owner }),
      // Installations that share an account with the provider count their methods each from 1; every call has a new attempt.
      idempotencyKey: `method-${method.id}-${randomUUID()}`,
      returnUrl: url.href,
      cancelUrl: url.href,
    }),
  );
  await setReference(database, attempt.id, started.reference);
  return started;
}
