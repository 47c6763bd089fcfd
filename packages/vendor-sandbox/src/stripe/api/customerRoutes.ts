import type { Hono } from 'hono';
import { noSuchObject } from '../errors/StripeApiError.ts';
import { makeId, secondsAt } from '../StripeContext.ts';
import type { StripeContext } from '../StripeContext.ts';
import { apiCall } from './apiCall.ts';
import { readMembers } from './formFields.ts';

export function addCustomerRoutes(app: Hono, stripe: StripeContext): void {
  const { store } = stripe;
  app.post(
    '/v1/customers',
    apiCall(stripe, 'server', ({ fields }) =>
      store.put({
        id: makeId('cus'),
        object: 'customer',
        created: secondsAt(stripe),
        email: fields.get('email'),
        name: fields.get('name'),
        livemode: false,
        metadata: readMembers(fields, 'metadata'),
      }),
    ),
  );
  app.get(
    '/v1/customers/:id',
    apiCall(stripe, 'server', ({ id }) => {
      const customer = store.find('customer', id);
      if (customer === undefined) throw noSuchObject('customer', id);
      return customer;
    }),
  );
}
