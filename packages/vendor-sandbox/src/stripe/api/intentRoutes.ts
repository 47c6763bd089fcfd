import { string } from '@broadsheet/client-core';
import type { Hono } from 'hono';
import { createPaymentMethod } from '../cards/paymentMethods.ts';
import { StripeApiError, invalidRequest } from '../errors/StripeApiError.ts';
import { cancelIntent, confirmIntent } from '../intents/confirmIntent.ts';
import { createPaymentIntent, createSetupIntent } from '../intents/createIntent.ts';
import type { IntentFields } from '../intents/createIntent.ts';
import { requireIntent } from '../intents/Intent.ts';
import type { IntentKind } from '../intents/Intent.ts';
import type { StripeObject } from '../objects/StripeObject.ts';
import type { StripeContext } from '../StripeContext.ts';
import { apiCall } from './apiCall.ts';
import type { ApiCall } from './apiCall.ts';
import { readCard } from './paymentMethodRoutes.ts';
import { readMembers } from './formFields.ts';
import type { FormFields } from './formFields.ts';
import { listObjects } from './listObjects.ts';

function readIntentFields(fields: FormFields, usage: string): IntentFields {
  return {
    customer: fields.get('customer'),
    description: fields.get('description'),
    metadata: readMembers(fields, 'metadata'),
    usage: fields.get(usage),
  };
}

/** Returns an intent that the caller may see; pages need its client secret. @throws StripeApiError otherwise */
function requireSeen(stripe: StripeContext, kind: IntentKind, { id, fields, rights }: ApiCall): StripeObject {
  const intent = requireIntent(stripe, kind, id);
  if (rights === 'secret' || fields.get('client_secret') === intent['client_secret']) return intent;
  throw new StripeApiError({
    status: 401,
    type: 'invalid_request_error',
    message: 'The client_secret does not belong to this intent.',
  });
}

function confirm(stripe: StripeContext, intent: StripeObject, fields: FormFields): StripeObject {
  const method =
    fields.get('payment_method') ??
    (fields.has('payment_method_data[type]')
      ? createPaymentMethod(stripe, readCard(fields, 'payment_method_data')).id
      : string(intent['payment_method']));
  if (method === undefined)
    throw invalidRequest('You cannot confirm an intent without a payment method.', 'payment_method');
  return confirmIntent(stripe, intent, {
    paymentMethod: method,
    isOffSession: fields.get('off_session') === 'true',
  });
}

/** Adds the routes that both kinds of intents have. */
function addCommonRoutes(app: Hono, stripe: StripeContext, kind: IntentKind): void {
  const path = `/v1/${kind}s`;
  app.get(
    path,
    apiCall(stripe, 'server', ({ fields }) =>
      listObjects(stripe.store.list(kind), { fields, same: ['customer'], url: path }),
    ),
  );
  app.get(
    `${path}/:id`,
    apiCall(stripe, 'page', (call) => requireSeen(stripe, kind, call)),
  );
  app.post(
    `${path}/:id/confirm`,
    apiCall(stripe, 'page', (call) => confirm(stripe, requireSeen(stripe, kind, call), call.fields)),
  );
  app.post(
    `${path}/:id/cancel`,
    apiCall(stripe, 'server', ({ id, fields }) =>
      cancelIntent(stripe, requireIntent(stripe, kind, id), fields.get('cancellation_reason')),
    ),
  );
}

export function addIntentRoutes(app: Hono, stripe: StripeContext): void {
  const made = (intent: StripeObject, fields: FormFields): StripeObject => {
    stripe.publish(`${intent.object}.created`, intent);
    return fields.get('confirm') === 'true' ? confirm(stripe, intent, fields) : intent;
  };
  app.post(
    '/v1/payment_intents',
    apiCall(stripe, 'server', ({ fields }) => {
      const amount = fields.get('amount') ?? '';
      const currency = fields.get('currency')?.toLowerCase() ?? '';
      const common = readIntentFields(fields, 'setup_future_usage');
      return made(createPaymentIntent(stripe, { ...common, amount, currency }), fields);
    }),
  );
  app.post(
    '/v1/setup_intents',
    apiCall(stripe, 'server', ({ fields }) =>
      made(createSetupIntent(stripe, readIntentFields(fields, 'usage')), fields),
    ),
  );
  addCommonRoutes(app, stripe, 'payment_intent');
  addCommonRoutes(app, stripe, 'setup_intent');
}
