import type { Hono } from 'hono';
import { attachPaymentMethod, createPaymentMethod, requirePaymentMethod } from '../cards/paymentMethods.ts';
import type { CardDetails } from '../cards/paymentMethods.ts';
import { invalidRequest } from '../errors/StripeApiError.ts';
import type { StripeContext } from '../StripeContext.ts';
import { apiCall } from './apiCall.ts';
import { readBilling } from './formFields.ts';
import type { FormFields } from './formFields.ts';
import { listObjects } from './listObjects.ts';

/** Reads a card from form fields. @param within `payment_method_data` if the card is inside that object */
export function readCard(fields: FormFields, within = ''): CardDetails {
  const at = (name: string) => fields.get(within === '' ? `card[${name}]` : `${within}[card][${name}]`) ?? '';
  const year = Number(at('exp_year'));
  return {
    number: at('number'),
    expMonth: Number(at('exp_month')),
    expYear: year < 100 ? 2000 + year : year,
    cvc: at('cvc'),
    wallet: at('wallet') || undefined,
    billing: readBilling(fields),
  };
}

export function addPaymentMethodRoutes(app: Hono, stripe: StripeContext): void {
  const path = '/v1/payment_methods';
  app.post(
    path,
    apiCall(stripe, 'page', ({ fields }) => {
      if (fields.get('type') !== 'card') throw invalidRequest('The stand-in knows cards only.', 'type');
      return createPaymentMethod(stripe, readCard(fields));
    }),
  );
  app.get(
    path,
    apiCall(stripe, 'server', ({ fields }) =>
      listObjects(stripe.store.list('payment_method'), { fields, same: ['customer', 'type'], url: path }),
    ),
  );
  app.get(
    `${path}/:id`,
    apiCall(stripe, 'server', ({ id }) => requirePaymentMethod(stripe, id)),
  );
  app.post(
    `${path}/:id/attach`,
    apiCall(stripe, 'server', ({ id, fields }) =>
      attachPaymentMethod(stripe, requirePaymentMethod(stripe, id), fields.get('customer') ?? ''),
    ),
  );
  app.post(
    `${path}/:id/detach`,
    apiCall(stripe, 'server', ({ id }) =>
      stripe.store.put({ ...requirePaymentMethod(stripe, id), customer: null, _isSetUp: false }),
    ),
  );
}
