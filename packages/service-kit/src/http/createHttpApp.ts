import { Hono } from 'hono';
import { HttpError } from './HttpError.ts';
import { findUnavailable } from './DatabaseUnavailable.ts';
import { DISK_FULL, isDiskFull, NOTHING_STORED } from './isDiskFull.ts';
import { hasHungUp } from './hasHungUp.ts';
import type { PlatformLog } from './PlatformLog.ts';

/** Creates a Hono application that answers every failure with JSON: `{ code, message }`, where `code` is the status. */
export function createHttpApp(log: PlatformLog): Hono {
  const app = new Hono({ strict: false });
  app.notFound((context) =>
    context.json({ code: 404, message: `There is nothing at ${context.req.path}. Check the path.` }, 404),
  );
  app.onError((error, context) => {
    if (error instanceof HttpError) {
      return context.json({ code: error.status, message: error.message }, error.status);
    }
    if (hasHungUp(error)) return context.json({ code: 400, message: 'The request broke off.' }, 400);
    const away = findUnavailable(error);
    if (away !== undefined) {
      context.header('Retry-After', String(away.retryAfterSeconds));
      return context.json({ code: 503, message: away.message }, 503);
    }
    if (isDiskFull(error)) {
      log.error(DISK_FULL);
      return context.json({ code: 503, message: NOTHING_STORED }, 503);
    }
    log.error(`${context.req.method} ${context.req.path} failed.`, error);
    return context.json({ code: 500, message: 'The server failed to answer. Its log tells why.' }, 500);
  });
  return app;
}
