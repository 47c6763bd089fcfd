import { Hono } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import { payPalApiRoutes } from './apiRoutes.ts';
import { payPalApprovalRoutes } from './approvalRoutes.ts';
import { createPayPal } from './createPayPal.ts';

/** PayPal: its REST API and the pages on which a reader approves. */
export function payPalRoutes({ clock, seals, origin }: SandboxContext): Hono {
  const paypal = createPayPal(clock, seals);
  const app = new Hono({ strict: false });
  app.route('/', payPalApiRoutes({ paypal, origin, seals }));
  app.route('/', payPalApprovalRoutes(paypal, origin));
  return app;
}
