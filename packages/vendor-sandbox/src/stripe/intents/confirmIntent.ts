import { AUTHENTICATION_REQUIRED, findBehaviour } from '../cards/behaviours.ts';
import type { Behaviour } from '../cards/behaviours.ts';
import { requirePaymentMethod } from '../cards/paymentMethods.ts';
import { cardRefused, unexpectedState } from '../errors/StripeApiError.ts';
import type { Refusal } from '../errors/StripeApiError.ts';
import type { StripeObject } from '../objects/StripeObject.ts';
import type { StripeContext } from '../StripeContext.ts';
import { chargePayment, completeSetup } from './charge.ts';
import { challengeReader, failIntent, isOpen } from './Intent.ts';

export interface Confirmation {
  /** The id of the payment method. */
  readonly paymentMethod: string;
  /** Whether the reader is not present, as at a renewal. */
  readonly isOffSession: boolean;
}

function findRefusal(intent: StripeObject, { refusal, canBeSaved = false }: Behaviour): Refusal | undefined {
  return intent.object === 'setup_intent' && canBeSaved ? undefined : refusal;
}

function isChallenged(
  { challenge }: Behaviour,
  method: StripeObject,
  { isOffSession }: Confirmation,
): boolean {
  if (challenge === undefined) return false;
  return challenge === 'always' || !isOffSession || method['_isSetUp'] !== true;
}

/** Completes an intent after authentication. @throws StripeApiError when the bank refuses */
function settle(context: StripeContext, intent: StripeObject, method: StripeObject): StripeObject {
  const refusal = findRefusal(intent, findBehaviour(method['_behaviour']));
  if (refusal !== undefined) throw cardRefused(refusal, failIntent(context, intent, { refusal, method }));
  return intent.object === 'payment_intent'
    ? chargePayment(context, intent, method)
    : completeSetup(context, intent, method);
}

/**
 * Confirms an intent with a payment method: it succeeds, waits for the reader, or is refused.
 *
 * @throws StripeApiError when the card is refused, or the intent is not open any more
 */
export function confirmIntent(
  context: StripeContext,
  intent: StripeObject,
  confirmation: Confirmation,
): StripeObject {
  if (!isOpen(intent)) throw unexpectedState(intent, 'confirmed');
  const method = requirePaymentMethod(context, confirmation.paymentMethod);
  if (!isChallenged(findBehaviour(method['_behaviour']), method, confirmation))
    return settle(context, intent, method);
  if (!confirmation.isOffSession) return challengeReader(context, intent, method);
  const refusal = AUTHENTICATION_REQUIRED;
  throw cardRefused(refusal, failIntent(context, intent, { refusal, method }));
}

/** Applies the reader's answer to the bank's question; an intent that does not wait for one is not changed. */
export function answerChallenge(
  context: StripeContext,
  intent: StripeObject,
  answer: 'pass' | 'fail',
): StripeObject {
  if (intent['status'] !== 'requires_action') return intent;
  const method = requirePaymentMethod(context, String(intent['payment_method']));
  if (answer === 'fail') {
    const refusal = {
      code: `${intent.object}_authentication_failure`,
      message:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    };
    return failIntent(context, intent, { refusal, method });
  }
  const refusal = findRefusal(intent, findBehaviour(method['_behaviour']));
  return refusal === undefined
    ? settle(context, intent, method)
    : failIntent(context, intent, { refusal, method });
}

/** Cancels an intent. @throws StripeApiError when it has succeeded or was cancelled before */
export function cancelIntent(
  context: StripeContext,
  intent: StripeObject,
  reason: string | null,
): StripeObject {
  if (!isOpen(intent)) throw unexpectedState(intent, 'canceled');
  const canceled = context.store.put({
    ...intent,
    status: 'canceled',
    canceled_at: Math.floor(context.clock.now() / 1000),
    cancellation_reason: reason,
    next_action: null,
  });
  context.publish(`${intent.object}.canceled`, canceled);
  return canceled;
}
