import type { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createServiceApp } from '@broadsheet/service-kit/http';
import type { PlatformLog, ServiceEnv } from '@broadsheet/service-kit/http';

/** The maximum size of a body: the largest is a cart with two addresses. */
const LARGEST_BODY_BYTES = 256 * 1024;
/** The maximum size of a payment provider's event, which anybody can send. */
const LARGEST_EVENT_BYTES = 64 * 1024;

/**
 * Creates the application to which the sales and retail routes are added. Responses below `/sales/` are private. Responses
 * below `/retail/` are the same for all readers: pages of any origin may request them, and the routes say how long caches
 * may store them.
 */
export function createSalesApp(log: PlatformLog, otherOrigins: readonly string[]): Hono<ServiceEnv> {
  const app = createServiceApp(log, {
    path: '/sales',
    otherOrigins,
    allowsCookies: true,
    requestHeaders: ['Idempotency-Key'],
    bodyLimits: [
      { path: '/sales/public/v1/webhooks/', maxBytes: LARGEST_EVENT_BYTES },
      { path: '/sales/', maxBytes: LARGEST_BODY_BYTES },
    ],
  });
  app.use('/retail/*', cors({ origin: '*', allowMethods: ['GET', 'HEAD'], maxAge: 600 }));
  return app;
}
