import type { PayPalOrder, PayPalSetup } from './createPayPal.ts';

/** The account that every reader pays with here. */
export const PAYER = { email_address: 'ada@paypal.example', payer_id: 'SANDBOXPAYER1' } as const;

function statusOf({ captureId, approval }: PayPalOrder): string {
  if (captureId !== undefined) return 'COMPLETED';
  return approval === undefined ? 'PAYER_ACTION_REQUIRED' : 'APPROVED';
}

function captures({ captureId, amount, customId, refunds }: PayPalOrder) {
  if (captureId === undefined) return {};
  const status = refunds.length > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED';
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

/** An order as the API answers it. */
export function orderBody(order: PayPalOrder, origin: string): Readonly<Record<string, unknown>> {
  const { id, amount, customId, vaultId } = order;
  return {
    id,
    intent: 'CAPTURE',
    status: statusOf(order),
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
      { rel: 'self', method: 'GET', href: `${origin}/sandbox/paypal/v2/checkout/orders/${id}` },
      { rel: 'payer-action', method: 'GET', href: `${origin}/sandbox/paypal/checkoutnow?token=${id}` },
    ],
  };
}

/** A wish to save an account, as the API answers it. */
export function setupBody({ id, approval }: PayPalSetup, origin: string): Readonly<Record<string, unknown>> {
  return {
    id,
    status: approval === undefined ? 'PAYER_ACTION_REQUIRED' : 'APPROVED',
    customer: { id: 'sandbox' },
    payment_source: { paypal: {} },
    links: [
      {
        rel: 'approve',
        method: 'GET',
        href: `${origin}/sandbox/paypal/agreements/approve?approval_session_id=${id}`,
      },
    ],
  };
}

/** A dispute with its end, as the API answers it; undefined where nobody disputes the order. */
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
