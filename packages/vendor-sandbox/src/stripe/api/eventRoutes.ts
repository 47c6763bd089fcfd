import type { Hono } from 'hono';
import { noSuchObject } from '../errors/StripeApiError.ts';
import type { StripeContext } from '../StripeContext.ts';
import { apiCall } from './apiCall.ts';
import { listObjects } from './listObjects.ts';

export function addEventRoutes(app: Hono, stripe: StripeContext): void {
  const { store } = stripe;
  app.get(
    '/v1/events',
    apiCall(stripe, 'server', ({ fields }) =>
      listObjects(store.list('event'), { fields, same: ['type'], url: '/v1/events' }),
    ),
  );
  app.get(
    '/v1/events/:id',
    apiCall(stripe, 'server', ({ id }) => {
      const event = store.find('event', id);
      if (event === undefined) throw noSuchObject('event', id);
      return event;
    }),
  );
}
