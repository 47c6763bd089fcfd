import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import type { ErrorBody } from '@broadsheet/sdk-identity/contract';
import { DISK_FULL, isDiskFull, NOTHING_STORED } from '../../http/isDiskFull.ts';
import { hasHungUp } from '../../http/hasHungUp.ts';
import type { PlatformLog } from '../../http/PlatformLog.ts';
import { IdentityError, refusals } from '../IdentityError.ts';
import type { Refusal } from '../IdentityError.ts';
import { LARGEST_AVATAR_BYTES } from './bodyLimits.ts';
import { describeFailure } from './describeFailure.ts';
import type { IdentityCall, IdentityEnv } from './IdentityEnv.ts';

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
const brokenOff: Refusal = { status: 400, code: '400', message: 'The request broke off.' };
const failure: Refusal = {
  status: 500,
  code: '500',
  message: 'The server failed to answer. Its log tells why.',
};

function answer(call: IdentityCall, { status, code, message }: Refusal): Response {
  // Published clients read only the body; the status is for everybody else.
  return call.json({ code, message, httpStatus: status } satisfies ErrorBody, status);
}

export interface IdentityAppOptions {
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
export function createIdentityApp(
  log: PlatformLog,
  { path, otherOrigins }: IdentityAppOptions,
): Hono<IdentityEnv> {
  const allCalls = `${path}/*`;
  const app = new Hono<IdentityEnv>({ strict: false });
  app.onError((error, call) => {
    if (hasHungUp(error)) return answer(call, brokenOff);
    if (isDiskFull(error)) {
      log.error(DISK_FULL);
      return answer(call, { status: 503, code: '503', message: NOTHING_STORED });
    }
    if (!(error instanceof IdentityError)) {
      log.error(`${call.req.method} ${call.req.routePath} failed.`, describeFailure(error));
      return answer(call, failure);
    }
    if (error.retryAfterSeconds !== undefined) call.header('Retry-After', String(error.retryAfterSeconds));
    return answer(call, error.refusal);
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
      throw new IdentityError({ status: 405, code: '405', message: 'Use GET for this call.' });
    }
    await next();
  });
  const limitOf = (maxSize: number, refusal: Refusal) =>
    bodyLimit({
      maxSize,
      onError: () => {
        throw new IdentityError(refusal);
      },
    });
  const limitAvatar = limitOf(LARGEST_AVATAR_BYTES + ENVELOPE_BYTES, refusals.imageTooLarge);
  const limitBody = limitOf(LARGEST_BODY_BYTES, bodyTooLarge);
  app.use(allCalls, (call, next) => (call.req.path === AVATAR ? limitAvatar : limitBody)(call, next));
  return app;
}
