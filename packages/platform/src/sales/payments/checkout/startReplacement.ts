/** Another card, or PayPal, for what is paid already. */
import { SalesError } from '../../http/SalesError.ts';
import { isSameReader } from '../../http/SalesReader.ts';
import type { SalesReader } from '../../http/SalesReader.ts';
import { insertAttempt, setReference } from '../attempts/attemptStore.ts';
import { paymentRefusals } from '../booking/paymentRefusals.ts';
import { subjectOf } from '../booking/settleAttempt.ts';
import { ensureCustomer } from '../methods/ensureCustomer.ts';
import { findMethod } from '../methods/methodStore.ts';
import type { SavedMethod } from '../methods/methodStore.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider, StartedPayment } from '../providers/PaymentProvider.ts';
import { askProvider } from './askProvider.ts';

/** A reader's own method. @throws SalesError 404 it is not there, or another's; nobody learns which */
export async function requireMethod(
  { database }: PaymentsContext,
  given: string,
  { reader }: { readonly reader: SalesReader | undefined },
): Promise<SavedMethod> {
  const method = /^\d{1,9}$/.test(given) ? await findMethod(database, Number(given)) : undefined;
  if (method === undefined || reader === undefined || !isSameReader(method.owner, reader))
    throw new SalesError(paymentRefusals.methodMissing);
  return method;
}

/** Starts to replace a method. Each start is a new one: nothing is paid by it. @throws SalesError 503 */
export async function startReplacement(
  context: PaymentsContext,
  method: SavedMethod,
  provider: PaymentProvider,
): Promise<StartedPayment> {
  const { database, site, clock, returnUrls, log } = context;
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
  const started = await askProvider(log, async () =>
    provider.start({
      kind: 'setup',
      amount: 0,
      currency: '',
      subject: subjectOf(attempt),
      customer: await ensureCustomer(database, provider, { site, owner: method.owner }),
      idempotencyKey: `method-${method.id}-${attempt.id}`,
      returnUrl: url.href,
      cancelUrl: url.href,
    }),
  );
  await setReference(database, attempt.id, started.reference);
  return started;
}
