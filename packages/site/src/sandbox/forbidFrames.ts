import type { MiddlewareHandler } from 'hono';

const POLICY = 'content-security-policy';
const RULE = "frame-ancestors 'self'";

/**
 * Lets no page of another site show a page of the sandbox in a frame, where a reader could be made to press its buttons.
 * A policy that says something about frames stays as it is.
 */
export const forbidFrames: MiddlewareHandler = async (context, next) => {
  await next();
  const policy = context.res.headers.get(POLICY);
  if (policy?.includes('frame-ancestors') === true) return;
  context.header(POLICY, policy === null ? RULE : `${policy}; ${RULE}`);
};
