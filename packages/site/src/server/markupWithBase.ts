import { addBaseToHtml } from '@broadsheet/client-core';
import type { MiddlewareHandler } from 'hono';

/** Pages that no block writes, such as those of the sandbox, get the path under which the site stands into their addresses. */
export function markupWithBase(base: string): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    if (base === '' || res.headers.get('content-type')?.startsWith('text/html') !== true) return;
    const html = addBaseToHtml(await res.text(), base);
    const headers = new Headers(res.headers);
    headers.delete('content-length');
    context.res = new Response(html, { status: res.status, headers });
  };
}
