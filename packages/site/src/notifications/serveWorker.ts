import type { MiddlewareHandler } from 'hono';
import { notificationWorker } from './notificationWorker.ts';
import { subscriptionWorker } from './subscriptionWorker.ts';
import type { SubscriptionWorkerOptions } from './subscriptionWorker.ts';

/** Where the service worker of notifications is. Its scope is this folder, in which there are no pages. */
export const WORKER_PATH = '/_broadsheet/notifications/worker.js';

/**
 * Serves the service worker of notifications.
 *
 * @param basePath the base path of the site, or empty
 * @param publicKey the public key with which browsers subscribe, base64url
 */
export function serveWorker(basePath: string, publicKey: string): MiddlewareHandler {
  const options: SubscriptionWorkerOptions = { base: basePath, publicKey };
  const script =
    `(${notificationWorker.toString()})(self, ${JSON.stringify(basePath)});\n` +
    `(${subscriptionWorker.toString()})(self, ${JSON.stringify(options)});\n`;
  return async (context) =>
    context.body(script, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      // A browser that asks for it gets the worker of this version.
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
      'X-Content-Type-Options': 'nosniff',
    });
}
