/**
 * Handles events of Stripe. An event is only a hint: whatever it says, the state of the payment is requested from Stripe,
 * so an event that arrives twice, late or in the wrong order does no harm.
 */
import { Stripe } from 'stripe';
import { ServiceError } from '@broadsheet/service-kit/http';
import { findAttempt } from '../attempts/attemptStore.ts';
import type { PaymentName } from '../booking/paymentStore.ts';
import { settleAttempt } from '../booking/settleAttempt.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import { receiveChargeEvent } from '../charges/receiveChargeEvent.ts';
import { receiveReversalEvent } from '../reversals/receiveReversalEvent.ts';

/** The highest age of a signature, in seconds. */
const TOLERANCE_SECONDS = 300;

const badSignature = {
  status: 400,
  code: '400',
  message: 'The signature of the event is missing, wrong or too old. Check STRIPE_WEBHOOK_SECRET.',
} as const;

export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
  readonly secret: string;
}

function readEvent({ body, signature, secret }: SignedEvent, now: number): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, now);
  } catch {
    throw new ServiceError(badSignature);
  }
}

function referenceIn(event: Stripe.Event): string | undefined {
  const { object } = event.data;
  const isIntent =
    'object' in object && (object.object === 'payment_intent' || object.object === 'setup_intent');
  return isIntent && 'id' in object ? object.id : undefined;
}

/** Returns the payment of an event about a reversal: `charge.refunded`, `refund.*`, `charge.dispute.*`. */
function reversedIn({ type, data: { object } }: Stripe.Event): string | undefined {
  if (!/^(?:charge\.(?:refund|dispute)|refund\.)/.test(type) || !('payment_intent' in object))
    return undefined;
  const { payment_intent: intent } = object;
  return typeof intent === 'string' ? intent : intent?.id;
}

async function receiveMoneyBack(context: PaymentsContext, name: PaymentName): Promise<boolean> {
  if (await receiveReversalEvent(context, name)) return true;
  // It may be a charge that is not booked yet: ignored now, it would be booked later as if it had not been refunded.
  return (await receiveChargeEvent(context, name)) && receiveReversalEvent(context, name);
}

/**
 * Handles a signed event.
 *
 * @returns whether it is about a payment of this platform
 * @throws ServiceError 400 for an invalid signature; Error when Stripe does not answer, so that it sends the event again
 */
export async function receiveStripeEvent(context: PaymentsContext, signed: SignedEvent): Promise<boolean> {
  const event = readEvent(signed, context.clock.now());
  const reversed = reversedIn(event);
  if (reversed !== undefined) return receiveMoneyBack(context, { provider: 'stripe', reference: reversed });
  const reference = referenceIn(event);
  const provider = context.providers.get('stripe');
  if (reference === undefined || provider === undefined) return false;
  const attempt = await findAttempt(context.database, { provider: 'stripe', reference });
  if (attempt === undefined) {
    // A setup intent of another system is not a charge.
    const isPayment = event.type.startsWith('payment_intent.');
    return isPayment && receiveChargeEvent(context, { provider: 'stripe', reference });
  }
  if (attempt.state === 'open' || attempt.state === 'abandoned')
    await settleAttempt(context, attempt, await provider.look(attempt));
  return true;
}
