import { addBaseToHtml } from '@broadsheet/client-core';
import type { MiddlewareHandler } from 'hono';

const SANDBOX_ADDRESS = /(["'`])(?=\/sandbox\/)/g;

/** Returns a function that adds the base path to the URLs of a text; `undefined` for a content type that has none. */
function withBase(type: string, base: string): ((text: string) => string) | undefined {
  if (type.startsWith('text/html')) return (html) => addBaseToHtml(html, base);
  // Scripts of stand-ins contain their own paths.
  if (type.startsWith('text/javascript')) return (script) => script.replace(SANDBOX_ADDRESS, `$1${base}`);
  return undefined;
}

/**
 * Adds the site's base path to the URLs of responses that no block wrote, such as the sandbox's.
 *
 * @param except the paths that begin so have blocks in them, which write the base path themselves
 */
export function markupWithBase(base: string, except?: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    if (except !== undefined && context.req.path.startsWith(except)) return;
    const change = base === '' ? undefined : withBase(res.headers.get('content-type') ?? '', base);
    if (change === undefined) return;
    const body = change(await res.text());
    const headers = new Headers(res.headers);
    headers.delete('content-length');
    context.res = new Response(body, { status: res.status, headers });
  };
}
