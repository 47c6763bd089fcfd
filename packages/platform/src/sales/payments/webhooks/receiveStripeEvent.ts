/**
 * Events of Stripe. An event is a hint only: whatever it says, the provider is asked how the payment stands, so an event
 * that comes twice, late or in the wrong order changes nothing that is true already.
 */
import { Stripe } from 'stripe';
import { SalesError } from '../../http/SalesError.ts';
import { findAttempt } from '../attempts/attemptStore.ts';
import { settleAttempt } from '../booking/settleAttempt.ts';
import type { PaymentsContext } from '../PaymentsContext.ts';
import { hearOfReversal } from '../reversals/hearOfReversal.ts';

/** How far the signature's moment may be from now, in seconds. */
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
    throw new SalesError(badSignature);
  }
}

function referenceIn(event: Stripe.Event): string | undefined {
  const { object } = event.data;
  const isIntent =
    'object' in object && (object.object === 'payment_intent' || object.object === 'setup_intent');
  return isIntent && 'id' in object ? object.id : undefined;
}

/** The payment that an event is about by which money goes back: `charge.refunded`, `refund.*`, `charge.dispute.*`. */
function reversedIn({ type, data: { object } }: Stripe.Event): string | undefined {
  if (!/^(?:charge\.(?:refund|dispute)|refund\.)/.test(type) || !('payment_intent' in object))
    return undefined;
  const { payment_intent: intent } = object;
  return typeof intent === 'string' ? intent : intent?.id;
}

/**
 * @returns whether it was about a payment of this platform
 * @throws SalesError 400 for a signature that is not good; Error when the provider does not answer: it sends again
 */
export async function receiveStripeEvent(context: PaymentsContext, signed: SignedEvent): Promise<boolean> {
  const event = readEvent(signed, context.clock.now());
  const reversed = reversedIn(event);
  if (reversed !== undefined) return hearOfReversal(context, { provider: 'stripe', reference: reversed });
  const reference = referenceIn(event);
  const provider = context.providers.get('stripe');
  if (reference === undefined || provider === undefined) return false;
  const attempt = await findAttempt(context.database, { provider: 'stripe', reference });
  if (attempt === undefined) return false;
  if (attempt.state === 'open' || attempt.state === 'abandoned')
    await settleAttempt(context, attempt, await provider.look(attempt));
  return true;
}
