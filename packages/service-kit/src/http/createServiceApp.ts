import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { ErrorBody } from '@broadsheet/sdk-identity/contract';
import type { PlatformLog } from './PlatformLog.ts';
import { ServiceError, refusals } from './ServiceError.ts';
import type { Refusal } from './ServiceError.ts';
import { LARGEST_AVATAR_BYTES } from './bodyLimits.ts';
import { describeFailure } from './describeFailure.ts';
import type { ServiceCall, ServiceEnv } from './ServiceEnv.ts';
import { toServerFailure } from './toServerFailure.ts';

const AVATAR = '/identity/public/v1/avatar';
/** The maximum size of a body: that of the largest profile. */
const LARGEST_BODY_BYTES = 128 * 1024;
/** The boundaries of a multipart body. */
const ENVELOPE_BYTES = 64 * 1024;

const bodyTooLarge: Refusal = {
  status: 413,
  code: '413',
  message: `The body is larger than ${LARGEST_BODY_BYTES / 1024} kB. Send less.`,
};

function answer(call: ServiceCall, { status, code, message }: Refusal): Response {
  // Published clients read only the body; the status is for everybody else.
  return call.json({ code, message, httpStatus: status } satisfies ErrorBody, status);
}

export interface ServiceAppOptions {
  /** The path below which the calls are, e.g. `/identity`. */
  readonly path: string;
  /** Whose pages may call. */
  readonly otherOrigins: readonly string[];
}

/**
 * Creates the application to which the identity routes are added: errors are answered as `{ code, message, httpStatus }`,
 * nothing is cached, the size of bodies is limited, and only allowed origins have access.
 *
 * The URLs of calls contain nonces, so the log names the route and never the path.
 */
export function createServiceApp(
  log: PlatformLog,
  { path, otherOrigins }: ServiceAppOptions,
): Hono<ServiceEnv> {
  const allCalls = `${path}/*`;
  const app = new Hono<ServiceEnv>({ strict: false });
  app.onError((error, call) => {
    if (error instanceof ServiceError) {
      if (error.retryAfterSeconds !== undefined) call.header('Retry-After', String(error.retryAfterSeconds));
      return answer(call, error.refusal);
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
    allCalls,
    cors({
      origin: (origin) => (otherOrigins.includes(origin) ? origin : undefined),
      allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowHeaders: ['Authorization', 'Content-Type'],
      // The clients measure their clocks by the date.
      exposeHeaders: ['Retry-After', 'Date'],
      maxAge: 600,
    }),
  );
  app.use(allCalls, async (call, next) => {
    call.header('Cache-Control', 'no-store');
    // A HEAD request must not consume a link.
    if (call.req.raw.method === 'HEAD') {
      throw new ServiceError({ status: 405, code: '405', message: 'Use GET for this call.' });
    }
    await next();
  });
  const limitOf = (maxSize: number, refusal: Refusal) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new ServiceError(refusal);
      },
    });
  const limitAvatar = limitOf(LARGEST_AVATAR_BYTES + ENVELOPE_BYTES, refusals.imageTooLarge);
  const limitBody = limitOf(LARGEST_BODY_BYTES, bodyTooLarge);
  app.use(allCalls, (call, next) => (call.req.path === AVATAR ? limitAvatar : limitBody)(call, next));
  return app;
}
