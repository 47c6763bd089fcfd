import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { MiddlewareHandler } from 'hono';
import type { ErrorBody } from '@broadsheet/sdk-sales/contract';
import { HttpError, describeFailure, ServiceError, toServerFailure } from '@broadsheet/service-kit/http';
import type { PlatformLog } from '@broadsheet/service-kit/http';
import { SalesError } from './SalesError.ts';
import type { Refusal } from './SalesError.ts';
import type { SalesCall, SalesEnv } from './SalesEnv.ts';

const SALES = '/sales/*';
const RETAIL = '/retail/*';
const WEBHOOKS = '/sales/public/v1/webhooks/*';
/** The size limit of a body: the largest is a cart with two addresses. */
const LARGEST_BODY_BYTES = 256 * 1024;
/** The size limit of a payment provider's event, which anybody can send. */
const LARGEST_EVENT_BYTES = 64 * 1024;

/** Creates middleware that refuses larger bodies, at once where their size is announced. */
function limitBody(maxSize: number): MiddlewareHandler {
  const message = `The body is larger than ${maxSize / 1024} kB. Send less.`;
  const onError = (): never => {
    throw new SalesError({ status: 413, code: '413', message });
  };
  return bodyLimit({ maxSize, onError });
}

function answer(call: SalesCall, { status, code, message }: Refusal): Response {
  call.header('Cache-Control', 'no-store');
  // Published clients read only the body; the status is for all other clients.
  return call.json({ code, message, httpStatus: status } satisfies ErrorBody, status);
}

/**
 * Creates the application to which the sales and retail routes are added. Errors are answered as
 * `{ code, message, httpStatus }`, and the size of bodies is limited. Responses below `/sales/` are private: no cache stores
 * them, and only pages of allowed origins may request them with cookies. Responses below `/retail/` are the same for all
 * readers: pages of any origin may request them, and the routes say how long caches may store them.
 *
 * URLs of calls contain codes that can be redeemed, so the log names the route and never the path.
 */
export function createSalesApp(log: PlatformLog, otherOrigins: readonly string[]): Hono<SalesEnv> {
  const app = new Hono<SalesEnv>({ strict: false });
  app.onError((error, call) => {
    if (error instanceof SalesError) return answer(call, error.refusal);
    if (error instanceof ServiceError) {
      if (error.retryAfterSeconds !== undefined) call.header('Retry-After', String(error.retryAfterSeconds));
      return answer(call, error.refusal);
    }
    if (error instanceof HttpError) {
      return answer(call, { status: error.status, code: String(error.status), message: error.message });
    }
    const { status, message, retryAfterSeconds } = toServerFailure(error, {
      log,
      call: `${call.req.method} ${call.req.routePath}`,
      details: describeFailure(error),
    });
    if (retryAfterSeconds !== undefined) call.header('Retry-After', String(retryAfterSeconds));
    return answer(call, { status, code: String(status), message });
  });
  app.use(
    SALES,
    cors({
      origin: (origin) => (otherOrigins.includes(origin) ? origin : undefined),
      credentials: true,
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
      exposeHeaders: ['Retry-After'],
      maxAge: 600,
    }),
  );
  app.use(RETAIL, cors({ origin: '*', allowMethods: ['GET', 'HEAD'], maxAge: 600 }));
  app.use(SALES, async (call, next) => {
    call.header('Cache-Control', 'no-store');
    // Hono answers HEAD with the handler of GET, and a HEAD request must change nothing.
    if (call.req.raw.method === 'HEAD') {
      throw new SalesError({ status: 405, code: '405', message: 'Use GET for this call.' });
    }
    await next();
  });
  app.use(WEBHOOKS, limitBody(LARGEST_EVENT_BYTES));
  app.use(SALES, limitBody(LARGEST_BODY_BYTES));
  return app;
}
