import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { MiddlewareHandler } from 'hono';
import type { PlatformLog } from './PlatformLog.ts';
import { HttpError } from './HttpError.ts';
import { ServiceError } from './ServiceError.ts';
import type { Refusal } from './ServiceError.ts';
import { describeFailure } from './describeFailure.ts';
import type { ServiceCall, ServiceEnv } from './ServiceEnv.ts';
import { toServerFailure } from './toServerFailure.ts';

/** The maximum size of a body where a service names no other: that of the largest profile. */
const LARGEST_BODY_BYTES = 128 * 1024;

/** The maximum size of the bodies of some calls. */
export interface BodyLimit {
  /** How the paths of the calls begin. */
  readonly path: string;
  readonly maxBytes: number;
  /** What is answered to larger bodies; a 413 that names the size by default. */
  readonly refusal?: Refusal;
}

export interface ServiceAppOptions {
  /** The path below which the service's own calls are, e.g. `/identity`. */
  readonly path: string;
  /** The origins besides the site's own whose pages may call. */
  readonly otherOrigins: readonly string[];
  /** Whether those pages may send cookies with their calls. */
  readonly allowsCookies?: boolean;
  /** Headers that those pages may send in addition to `Authorization` and `Content-Type`. */
  readonly requestHeaders?: readonly string[];
  /** The first that fits a path counts; all other bodies have at most 128 kB. */
  readonly bodyLimits?: readonly BodyLimit[];
}

function answer(call: ServiceCall, { status, code, message }: Refusal, retryAfterSeconds?: number): Response {
  call.header('Cache-Control', 'no-store');
  if (retryAfterSeconds !== undefined) call.header('Retry-After', String(retryAfterSeconds));
  // Published clients read only the body; the status is for all other clients.
  return call.json({ code, message, httpStatus: status }, status);
}

function answerFailure(log: PlatformLog, { error, call }: { error: Error; call: ServiceCall }): Response {
  if (error instanceof ServiceError) return answer(call, error.refusal, error.retryAfterSeconds);
  if (error instanceof HttpError) {
    return answer(call, { status: error.status, code: String(error.status), message: error.message });
  }
  const { status, message, retryAfterSeconds } = toServerFailure(error, {
    log,
    call: `${call.req.method} ${call.req.routePath}`,
    details: describeFailure(error),
  });
  return answer(call, { status, code: String(status), message }, retryAfterSeconds);
}

function tooLarge(maxBytes: number): Refusal {
  return { status: 413, code: '413', message: `The body is larger than ${maxBytes / 1024} kB. Send less.` };
}

/** Creates middleware that refuses larger bodies, at once where their size is announced. */
function limitBodies(limits: readonly BodyLimit[]): MiddlewareHandler<ServiceEnv> {
  const limiters = [...limits, { path: '', maxBytes: LARGEST_BODY_BYTES }].map(
    ({ path, maxBytes, refusal = tooLarge(maxBytes) }: BodyLimit) => {
      const onError = (): never => {
        throw new ServiceError(refusal);
      };
      return { path, limit: bodyLimit({ maxSize: maxBytes, onError }) };
    },
  );
  return (call, next) => {
    const limiter = limiters.find(({ path }) => call.req.path.startsWith(path));
    return limiter === undefined ? next() : limiter.limit(call, next);
  };
}

/**
 * Creates the application to which a service adds its routes. Errors are answered as `{ code, message, httpStatus }`. The
 * answers below `path` are private: no cache stores them, only allowed origins have access, and bodies are limited in size.
 *
 * URLs of calls contain nonces and codes that can be redeemed, so the log names the route and never the path.
 */
export function createServiceApp(
  log: PlatformLog,
  { path, otherOrigins, allowsCookies = false, requestHeaders = [], bodyLimits = [] }: ServiceAppOptions,
): Hono<ServiceEnv> {
  const ownCalls = `${path}/*`;
  const app = new Hono<ServiceEnv>({ strict: false });
  app.onError((error, call) => answerFailure(log, { error, call }));
  app.use(
    ownCalls,
    cors({
      origin: (origin) => (otherOrigins.includes(origin) ? origin : undefined),
      credentials: allowsCookies,
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type', ...requestHeaders],
      // The clients measure their clocks by the date.
      exposeHeaders: ['Retry-After', 'Date'],
      maxAge: 600,
    }),
  );
  app.use(ownCalls, async (call, next) => {
    call.header('Cache-Control', 'no-store');
    // Hono answers HEAD with the handler of GET, and a HEAD request must neither change anything nor consume a link.
    if (call.req.raw.method === 'HEAD') {
      throw new ServiceError({ status: 405, code: '405', message: 'Use GET for this call.' });
    }
    await next();
  });
  app.use(ownCalls, limitBodies(bodyLimits));
  return app;
}
