import type { ProviderReversals } from '../PaymentProvider.ts';
import type { PayPalBody, PayPalClient } from './createPayPalClient.ts';
import { captureIdOf, disputeIdsOf, disputeOf, refundsOf } from './payPalBodies.ts';

const DISPUTES = '/v1/customer/disputes';

async function ask(client: PayPalClient, path: string): Promise<PayPalBody> {
  const { status, body } = await client({ method: 'GET', path });
  if (status !== 200) throw new Error(`PayPal did not tell what became of a payment: ${status}.`);
  return body;
}

/** The disputes about a capture; none where the account's keys may not see them. */
async function listDisputes(client: PayPalClient, captureId: string): Promise<ProviderReversals['disputes']> {
  const path = `${DISPUTES}?disputed_transaction_id=${encodeURIComponent(captureId)}`;
  const { status, body } = await client({ method: 'GET', path });
  if (status === 403 || status === 404) return [];
  if (status !== 200) throw new Error(`PayPal did not tell of disputes: ${status}.`);
  const ids = disputeIdsOf(body);
  // A list does not tell how a dispute ended.
  const details = await Promise.all(ids.map((id) => ask(client, `${DISPUTES}/${encodeURIComponent(id)}`)));
  return details.flatMap((each) => disputeOf(each) ?? []);
}

/**
 * Asks for all that has gone back of an order. What is lost in a dispute comes to stand among the refunds of the
 * capture, sooner or later: a lost dispute counts for what is not there yet, so that nothing goes back twice.
 */
export async function listPayPalReversals(
  client: PayPalClient,
  reference: string,
): Promise<ProviderReversals> {
  const order = await ask(client, `/v2/checkout/orders/${encodeURIComponent(reference)}`);
  const refunds = refundsOf(order);
  const captureId = captureIdOf(order);
  const disputes = captureId === undefined ? [] : await listDisputes(client, captureId);
  const outside = refunds.filter(({ key }) => key === undefined);
  let told = outside.reduce((sum, { amount }) => sum + amount, 0);
  return {
    refunds,
    disputes: disputes.map((dispute) => {
      if (dispute.state !== 'lost') return dispute;
      const covered = Math.min(dispute.amount, told);
      told -= covered;
      return { ...dispute, amount: dispute.amount - covered };
    }),
  };
}
