import type { ProviderReversals } from '../PaymentProvider.ts';
import type { PayPalBody, PayPalClient } from './createPayPalClient.ts';
import { getCaptureId, getDisputeIds, toDispute, getRefunds } from './payPalBodies.ts';

const DISPUTES = '/v1/customer/disputes';

async function fetchBody(client: PayPalClient, path: string): Promise<PayPalBody> {
  const { status, body } = await client({ method: 'GET', path });
  if (status !== 200) throw new Error(`PayPal did not tell what became of a payment: ${status}.`);
  return body;
}

/** Lists the disputes about a capture; none when the account's keys may not read disputes. */
async function listDisputes(client: PayPalClient, captureId: string): Promise<ProviderReversals['disputes']> {
  const path = `${DISPUTES}?disputed_transaction_id=${encodeURIComponent(captureId)}`;
  const { status, body } = await client({ method: 'GET', path });
  if (status === 403 || status === 404) return [];
  if (status !== 200) throw new Error(`PayPal did not tell of disputes: ${status}.`);
  const ids = getDisputeIds(body);
  // The list does not contain the outcomes.
  const details = await Promise.all(
    ids.map((id) => fetchBody(client, `${DISPUTES}/${encodeURIComponent(id)}`)),
  );
  return details.flatMap((each) => toDispute(each) ?? []);
}

/**
 * Lists all money that has gone back of an order. PayPal adds the amount of a lost dispute to the capture's refunds sooner
 * or later. A lost dispute therefore counts only as far as no such refund covers it, so that nothing is counted twice.
 */
export async function listPayPalReversals(
  client: PayPalClient,
  reference: string,
): Promise<ProviderReversals> {
  const order = await fetchBody(client, `/v2/checkout/orders/${encodeURIComponent(reference)}`);
  const refunds = getRefunds(order);
  const captureId = getCaptureId(order);
  const disputes = captureId === undefined ? [] : await listDisputes(client, captureId);
  const outside = refunds.filter(({ key }) => key === undefined);
  let refunded = outside.reduce((sum, { amount }) => sum + amount, 0);
  return {
    refunds,
    disputes: disputes.map((dispute) => {
      if (dispute.state !== 'lost') return dispute;
      const covered = Math.min(dispute.amount, refunded);
      refunded -= covered;
      return { ...dispute, amount: dispute.amount - covered };
    }),
  };
}
