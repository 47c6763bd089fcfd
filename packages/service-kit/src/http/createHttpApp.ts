import { Hono } from 'hono';
import { HttpError } from './HttpError.ts';
import type { PlatformLog } from './PlatformLog.ts';
import { toServerFailure } from './toServerFailure.ts';

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
    const { method, path } = context.req;
    const { status, message, retryAfterSeconds } = toServerFailure(error, {
      log,
      call: `${method} ${path}`,
      details: error,
    });
    if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
    return context.json({ code: status, message }, status);
  });
  return app;
}
