import { swgCalls } from '@broadsheet/sdk-sales/contract';
import type { SwgLoginExistsBody } from '@broadsheet/sdk-sales/contract';
import type { Hono } from 'hono';
import { ServiceError } from '@broadsheet/service-kit/http';
import type { ServiceEnv } from '@broadsheet/service-kit/http';

const notTaken = {
  status: 404,
  code: '404',
  message: 'Purchases through Google are not taken here; nothing was booked. Buy at the checkout.',
} as const;

/**
 * Adds the sales calls of Subscribe with Google. Google would have to confirm a purchase, and knows no publication of this
 * server; so purchases are refused, and no subscription of Google's belongs to an account here.
 */
export function addSwgSalesRoutes(app: Hono<ServiceEnv>): void {
  app.post(swgCalls.purchase.path, () => {
    throw new ServiceError(notTaken);
  });
  app.post(swgCalls.loginExists.path, (call) => call.json({ exists: false } satisfies SwgLoginExistsBody));
}
