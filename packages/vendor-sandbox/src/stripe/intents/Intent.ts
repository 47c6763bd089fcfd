/** The operations that payment intents and setup intents have in common. */
import { string } from '@broadsheet/client-core';
import { noSuchObject } from '../errors/StripeApiError.ts';
import type { Refusal } from '../errors/StripeApiError.ts';
import { publicObject } from '../objects/StripeObject.ts';
import type { StripeObject } from '../objects/StripeObject.ts';
import type { StripeContext } from '../StripeContext.ts';

export type IntentKind = 'payment_intent' | 'setup_intent';

/** Finds an intent by its id. @throws StripeApiError when there is none */
export function requireIntent({ store }: StripeContext, kind: IntentKind, id: string): StripeObject {
  const intent = store.find(kind, id);
  if (intent === undefined) throw noSuchObject(kind, id);
  return intent;
}

/** Finds an intent of either kind by its client secret. */
export function findBySecret({ store }: StripeContext, secret: string): StripeObject | undefined {
  const [id = ''] = secret.split('_secret_');
  const intent = store.find('payment_intent', id) ?? store.find('setup_intent', id);
  return intent?.['client_secret'] === secret ? intent : undefined;
}

export const isOpen = (intent: StripeObject): boolean =>
  ['requires_payment_method', 'requires_confirmation', 'requires_action'].includes(
    string(intent['status']) ?? '',
  );

const errorField = ({ object }: StripeObject): string =>
  object === 'payment_intent' ? 'last_payment_error' : 'last_setup_error';

/** Records a failure in the intent, which then waits for another payment method, and publishes the event. */
export function failIntent(
  context: StripeContext,
  intent: StripeObject,
  { refusal, method }: { readonly refusal: Refusal; readonly method: StripeObject | undefined },
): StripeObject {
  const failed = context.store.put({
    ...intent,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    [errorField(intent)]: {
      type: refusal.code.endsWith('authentication_failure') ? 'invalid_request_error' : 'card_error',
      code: refusal.code,
      message: refusal.message,
      ...(refusal.declineCode !== undefined && { decline_code: refusal.declineCode }),
      ...(method !== undefined && { payment_method: publicObject(method) }),
    },
  });
  context.publish(
    intent.object === 'payment_intent' ? 'payment_intent.payment_failed' : 'setup_intent.setup_failed',
    failed,
  );
  return failed;
}

/** Makes the intent wait until the reader has answered the bank, and publishes the event. */
export function challengeReader(
  context: StripeContext,
  intent: StripeObject,
  method: StripeObject,
): StripeObject {
  const waiting = context.store.put({
    ...intent,
    status: 'requires_action',
    payment_method: method.id,
    next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    [errorField(intent)]: null,
  });
  context.publish(`${intent.object}.requires_action`, waiting);
  return waiting;
}
