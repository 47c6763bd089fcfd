import { Hono } from 'hono';
import type { StripeContext } from '../StripeContext.ts';
import { addCustomerRoutes } from './customerRoutes.ts';
import { addEventRoutes } from './eventRoutes.ts';
import { addIntentRoutes } from './intentRoutes.ts';
import { addPaymentMethodRoutes } from './paymentMethodRoutes.ts';
import { addRefundRoutes } from './refundRoutes.ts';

/** Creates the part of the API that sales of subscriptions use, under `/v1`. */
export function stripeApi(stripe: StripeContext): Hono {
  const app = new Hono({ strict: false });
  addCustomerRoutes(app, stripe);
  addPaymentMethodRoutes(app, stripe);
  addIntentRoutes(app, stripe);
  addRefundRoutes(app, stripe);
  addEventRoutes(app, stripe);
  app.notFound(({ json, req }) =>
    json(
      {
        error: {
          type: 'invalid_request_error',
          message: `The stand-in for Stripe has no ${req.method} ${req.path}.`,
        },
      },
      404,
    ),
  );
  return app;
}
