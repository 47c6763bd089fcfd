import { SalesError } from '../../http/SalesError.ts';
import { paymentRefusals } from '../booking/paymentRefusals.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import type { PaymentProvider } from '../providers/PaymentProvider.ts';

/** The provider behind a payment option. @throws SalesError 404 there is none */
export function requireProvider(
  { providers }: Pick<PaymentsContext, 'providers'>,
  optionId: string,
): PaymentProvider {
  const provider = [...providers.values()].find(({ option }) => String(option.paymentMethodID) === optionId);
  if (provider === undefined) throw new SalesError(paymentRefusals.optionMissing);
  return provider;
}
