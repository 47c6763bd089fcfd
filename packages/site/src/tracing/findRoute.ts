import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** Returns the pattern of the route that answers; undefined for pages, which have one for all. */
export function findRoute(context: Context): string | undefined {
  const path = matchedRoutes(context)[context.req.routeIndex]?.path;
  return path === undefined || path === '*' || path === '/*' ? undefined : path;
}
