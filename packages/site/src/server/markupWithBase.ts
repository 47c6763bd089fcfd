import { addBaseToHtml } from '@broadsheet/client-core';
import type { MiddlewareHandler } from 'hono';

const SANDBOX_ADDRESS = /(["'`])(?=\/sandbox\/)/g;

/** Text with the path in its addresses; `undefined` for a kind that has none. */
function withBase(type: string, base: string): ((text: string) => string) | undefined {
  if (type.startsWith('text/html')) return (html) => addBaseToHtml(html, base);
  // Scripts of stand-ins name their own addresses.
  if (type.startsWith('text/javascript')) return (script) => script.replace(SANDBOX_ADDRESS, `$1${base}`);
  return undefined;
}

/** What no block writes, such as the sandbox, gets the path under which the site stands into its addresses. */
export function markupWithBase(base: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    const change = base === '' ? undefined : withBase(res.headers.get('content-type') ?? '', base);
    if (change === undefined) return;
    const body = change(await res.text());
    const headers = new Headers(res.headers);
    headers.delete('content-length');
    context.res = new Response(body, { status: res.status, headers });
  };
}
