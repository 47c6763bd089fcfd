import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HttpError } from '../../http/HttpError.ts';
import type { PlatformLog } from '../../http/PlatformLog.ts';
import { describeFailure } from '../../identity/http/describeFailure.ts';
import type { IdentityEnv } from '../../identity/http/IdentityEnv.ts';
import { isFromOwnPage } from '../../identity/sessions/cookies.ts';
import { IdentityError } from '../../identity/IdentityError.ts';
import { EditingError } from '../EditingError.ts';

/** Below which all calls of editors are. */
export const EDITING_PATH = '/pagebuilder/api';

/** A large page; a document of 300 blocks has about 200 kB. */
const LARGEST_BODY_BYTES = 2_000_000;

/**
 * The application that the routes of editors are added to: failures as `{ message }` beside what belongs to them, nothing
 * kept in caches, bodies of bounded size, and nothing done for a page of another site.
 */
export function createEditingApp(log: PlatformLog, origin: string): Hono<IdentityEnv> {
  const app = new Hono<IdentityEnv>({ strict: false });
  app.onError((error, call) => {
    if (error instanceof EditingError)
      return call.json({ message: error.message, ...error.details }, error.status);
    if (error instanceof HttpError) return call.json({ message: error.message }, error.status);
    if (error instanceof IdentityError) {
      if (error.retryAfterSeconds !== undefined) call.header('Retry-After', String(error.retryAfterSeconds));
      return call.json({ message: error.refusal.message }, error.refusal.status);
    }
    log.error(`${call.req.method} ${call.req.routePath} failed.`, describeFailure(error));
    return call.json({ message: 'The server failed to answer. Its log tells why.' }, 500);
  });
  app.use(`${EDITING_PATH}/*`, async (call, next) => {
    call.header('Cache-Control', 'no-store');
    if (!isFromOwnPage(call.req.raw, [origin]))
      throw new EditingError(403, 'This call came from a page of another site and was not done.');
    // No id holds one, and no database takes it in a question.
    if (/%00/.test(call.req.url)) throw new EditingError(404, 'Nothing is at this address.');
    await next();
  });
  app.use(
    `${EDITING_PATH}/*`,
    bodyLimit({
      maxSize: LARGEST_BODY_BYTES,
      onError: () => {
        throw new EditingError(413, 'This is larger than 2 MB. Divide the page.');
      },
    }),
  );
  return app;
}
