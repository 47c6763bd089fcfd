import type { PayPalOrder, PayPalSetup } from './createPayPal.ts';

/** The PayPal account with which every reader pays here. */
export const PAYER = { email_address: 'ada@paypal.example', payer_id: 'SANDBOXPAYER1' } as const;

function getStatus({ captureId, approval }: PayPalOrder): string {
  if (captureId !== undefined) return 'COMPLETED';
  return approval === undefined ? 'PAYER_ACTION_REQUIRED' : 'APPROVED';
}

/** Returns the status of a capture by how much of it has gone back; thousandths are the smallest units of any currency. */
function getCaptureStatus({ amount, refunds }: PayPalOrder): string {
  if (refunds.length === 0) return 'COMPLETED';
  const inThousandths = (value: string): number => Math.round(Number(value) * 1000);
  const back = refunds.reduce((sum, refund) => sum + inThousandths(refund.amount.value), 0);
  return back < inThousandths(amount.value) ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}

function captures(order: PayPalOrder) {
  const { captureId, amount, customId, refunds } = order;
  if (captureId === undefined) return {};
  const status = getCaptureStatus(order);
  return {
    payments: {
      captures: [{ id: captureId, status, amount, custom_id: customId, final_capture: true }],
      refunds: refunds.map((refund) => ({
        id: refund.id,
        status: 'COMPLETED',
        amount: refund.amount,
        custom_id: refund.customId,
      })),
    },
  };
}

/** Returns the API's body of an order. */
export function orderBody(order: PayPalOrder, siteUrl: string): Readonly<Record<string, unknown>> {
  const { id, amount, customId, vaultId } = order;
  return {
    id,
    intent: 'CAPTURE',
    status: getStatus(order),
    purchase_units: [{ reference_id: 'default', amount, custom_id: customId, ...captures(order) }],
    payment_source: {
      paypal: {
        ...PAYER,
        account_id: PAYER.payer_id,
        ...(vaultId !== undefined && {
          attributes: { vault: { id: vaultId, status: 'VAULTED', customer: { id: 'sandbox' } } },
        }),
      },
    },
    links: [
      { rel: 'self', method: 'GET', href: `${siteUrl}/sandbox/paypal/v2/checkout/orders/${id}` },
      // As with the vendor, an order that its reader has approved has no page to go to any more.
      ...(getStatus(order) === 'PAYER_ACTION_REQUIRED'
        ? [{ rel: 'payer-action', method: 'GET', href: `${siteUrl}/sandbox/paypal/checkoutnow?token=${id}` }]
        : []),
    ],
  };
}

/** Returns the API's body of an order's capture; undefined without one. */
export function captureBody({ id, ...order }: PayPalOrder): Readonly<Record<string, unknown>> | undefined {
  const [capture] = captures({ id, ...order }).payments?.captures ?? [];
  return capture && { ...capture, supplementary_data: { related_ids: { order_id: id } } };
}

/** Returns the API's body of a transaction in the list of all; undefined for an order that was not captured. */
export function transactionBody({ captureId, capturedAt, customId, amount }: PayPalOrder) {
  if (captureId === undefined || capturedAt === undefined) return undefined;
  return {
    transaction_info: {
      transaction_id: captureId,
      transaction_event_code: 'T0006',
      transaction_initiation_date: new Date(capturedAt).toISOString(),
      transaction_amount: amount,
      transaction_status: 'S',
      custom_field: customId,
    },
  };
}

/** Returns the API's body of a request to save an account. */
export function setupBody({ id, approval }: PayPalSetup, siteUrl: string): Readonly<Record<string, unknown>> {
  return {
    id,
    status: approval === undefined ? 'PAYER_ACTION_REQUIRED' : 'APPROVED',
    customer: { id: 'sandbox' },
    payment_source: { paypal: {} },
    links: [
      {
        rel: 'approve',
        method: 'GET',
        href: `${siteUrl}/sandbox/paypal/agreements/approve?approval_session_id=${id}`,
      },
    ],
  };
}

/** Returns the API's body of an order's dispute, including its end; undefined if there is none. */
export function disputeBody({
  amount,
  captureId,
  customId,
  dispute,
}: PayPalOrder): Readonly<Record<string, unknown>> | undefined {
  if (dispute === undefined) return undefined;
  const { id, stage, end } = dispute;
  const outcome = end === 'lost' ? 'RESOLVED_BUYER_FAVOUR' : 'RESOLVED_SELLER_FAVOUR';
  return {
    dispute_id: id,
    disputed_transactions: [{ seller_transaction_id: captureId, custom: customId }],
    reason: 'UNAUTHORISED',
    status: end === undefined ? 'UNDER_REVIEW' : 'RESOLVED',
    dispute_amount: amount,
    dispute_life_cycle_stage: stage,
    ...(end !== undefined && { dispute_outcome: { outcome_code: outcome, amount_refunded: amount } }),
  };
}
