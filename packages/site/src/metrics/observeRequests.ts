import type { MiddlewareHandler } from 'hono';
import type { SiteMetrics } from './createSiteMetrics.ts';
import { REQUEST_ID_HEADER, withRequestId } from './requestIds.ts';

/** Kinds of addresses by their first parts; all others are pages. */
const KINDS: Readonly<Record<string, string>> = {
  assets: 'file',
  brand: 'file',
  icons: 'file',
  resources: 'file',
  media: 'media',
  resizer: 'picture',
  pf: 'content',
  _broadsheet: 'block',
  identity: 'account',
  readers: 'account',
  sales: 'sales',
  retail: 'sales',
  pagebuilder: 'builder',
  sandbox: 'sandbox',
  healthz: 'health',
  livez: 'health',
  readyz: 'health',
};

function kindOf(path: string): string {
  const first = path.split('/', 2)[1] ?? '';
  return Object.hasOwn(KINDS, first) ? (KINDS[first] ?? 'page') : 'page';
}

export interface ObservationOptions {
  /** The number of the operator's proxies; without one, no id of a request is believed. */
  readonly proxies: number;
  /** Absent: nothing is measured. */
  readonly metrics?: SiteMetrics | undefined;
}

/** Assigns an id to each request, which its response and its log lines have, and measures its response time. */
export function observeRequests({ proxies, metrics }: ObservationOptions): MiddlewareHandler {
  return (context, next) => {
    const given = proxies === 0 ? undefined : context.req.header(REQUEST_ID_HEADER);
    return withRequestId(given, async (id) => {
      const startedAt = performance.now();
      await next();
      context.res.headers.set(REQUEST_ID_HEADER, id);
      metrics?.requests.observe((performance.now() - startedAt) / 1000, {
        kind: kindOf(context.req.path),
        status: String(context.res.status),
      });
    });
  };
}
