import { findUnavailable, hasHungUp, StorageProblem } from '@broadsheet/platform';
import type { ErrorHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { findRoute } from '../tracing/findRoute.ts';
import type { SiteLog } from './createLog.ts';

/**
 * Creates the handler of errors that no other code has handled. It logs a failure of ours with the pattern of its
 * route: an address may contain a private link, or what a reader has searched for. A client that disconnects in the middle of a body is not logged: that is no failure, and could
 * fill the log.
 */
export function answerFailure(log: Pick<SiteLog, 'error'>): ErrorHandler {
  return (error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    context.header('Cache-Control', 'no-store');
    if (hasHungUp(error)) return context.text('The request broke off.', 400);
    if (error instanceof StorageProblem) {
      context.header('Retry-After', '2');
      return context.text(error.publicMessage, 503);
    }
    const away = findUnavailable(error);
    if (away !== undefined) {
      context.header('Retry-After', String(away.retryAfterSeconds));
      return context.text(away.message, 503);
    }
    const facts = { method: context.req.method, route: findRoute(context), error: error.stack };
    log.error('A request could not be answered.', facts);
    return context.text('This could not be answered. Try again in a moment.', 500);
  };
}
