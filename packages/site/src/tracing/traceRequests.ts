import type { MiddlewareHandler } from 'hono';
import { findRoute } from './findRoute.ts';
import type { Tracing } from './Tracing.ts';

/** The methods that a span may name; any other is `_OTHER`, so that no caller invents names. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

export interface RequestTracingOptions {
  /** The number of the operator's proxies; without one, no trace of a request is believed. */
  readonly proxies: number;
}

/** Answers each request as a span by the conventions of HTTP servers, with the pattern of its route and no address. */
export function traceRequests(tracing: Tracing, { proxies }: RequestTracingOptions): MiddlewareHandler {
  return (context, next) => {
    const method = METHODS.has(context.req.method) ? context.req.method : '_OTHER';
    const facts = { 'http.request.method': method };
    const caller = proxies === 0 ? undefined : context.req.raw.headers;
    return tracing.run(method, { kind: 'server', facts, caller }, async (span) => {
      await next();
      const route = findRoute(context);
      const { status } = context.res;
      span.add({ 'http.response.status_code': status, ...(route !== undefined && { 'http.route': route }) });
      if (route !== undefined) span.rename(`${method} ${route}`);
      if (status >= 500) span.fail(String(status));
    });
  };
}
