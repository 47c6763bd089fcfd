import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { HttpError } from './HttpError.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Creates middleware that requires `Authorization: Bearer {token}`. @param token undefined: every request passes */
export function requireToken(token: string | undefined): MiddlewareHandler {
  return async (context, next) => {
    if (token !== undefined) {
      const given = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
      if (!timingSafeEqual(digest(given), digest(token))) {
        throw new HttpError(
          401,
          'The access token is missing or wrong. Send it as "Authorization: Bearer {token}".',
        );
      }
    }
    await next();
  };
}
