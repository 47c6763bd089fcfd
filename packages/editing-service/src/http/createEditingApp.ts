import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError, describeFailure, ServiceError, toServerFailure } from '@broadsheet/service-kit/http';
import type { PlatformLog, ServiceEnv } from '@broadsheet/service-kit/http';
import { isFromOwnPage } from '@broadsheet/identity-service';
import { EditingError } from '../EditingError.ts';
import { describeRefusal } from '../refusals.ts';

/** The path of all endpoints for editors. */
export const EDITING_PATH = '/pagebuilder/api';

/** The largest request body in bytes; a document of 300 blocks has about 200 kB. */
const LARGEST_BODY_BYTES = 2_000_000;

/** Returns the body for an error of the code that editors share with readers, which is the limit of attempts. */
function describeIdentityError({ refusal, retryAfterSeconds }: ServiceError): object {
  if (retryAfterSeconds === undefined) return { message: refusal.message };
  return describeRefusal({
    says: 'refusal.too-often',
    values: { minutes: Math.ceil(retryAfterSeconds / 60) },
  });
}

/**
 * Creates the application to which the routes of editors are added. It sends errors as `{ message }` with their details,
 * forbids caching, limits the size of bodies and rejects requests from pages of other sites.
 */
export function createEditingApp(log: PlatformLog, origin: string): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>({ strict: false });
  app.onError((error, call) => {
    if (error instanceof EditingError) {
      if (error.retryAfterSeconds !== undefined) call.header('Retry-After', String(error.retryAfterSeconds));
      return call.json({ message: error.message, ...error.details }, error.status);
    }
    if (error instanceof HttpError) return call.json({ message: error.message }, error.status);
    if (error instanceof ServiceError) {
      if (error.retryAfterSeconds !== undefined) call.header('Retry-After', String(error.retryAfterSeconds));
      return call.json(describeIdentityError(error), error.refusal.status);
    }
    const { status, message, retryAfterSeconds } = toServerFailure(error, {
      log,
      call: `${call.req.method} ${call.req.routePath}`,
      details: describeFailure(error),
    });
    if (retryAfterSeconds !== undefined) call.header('Retry-After', String(retryAfterSeconds));
    return call.json(status === 500 ? describeRefusal({ says: 'refusal.failed' }) : { message }, status);
  });
  app.use(`${EDITING_PATH}/*`, async (call, next) => {
    call.header('Cache-Control', 'no-store');
    if (!isFromOwnPage(call.req.raw, [origin])) throw new EditingError(403, { says: 'refusal.other-site' });
    // No id contains a NUL character, and PostgreSQL rejects it in a parameter.
    if (/%00/.test(call.req.url)) throw new EditingError(404, 'Nothing is at this address.');
    await next();
  });
  app.use(
    `${EDITING_PATH}/*`,
    bodyLimit({
      maxSize: LARGEST_BODY_BYTES,
      onError: () => {
        throw new EditingError(413, { says: 'refusal.too-large' });
      },
    }),
  );
  return app;
}
