import { safeRedirect } from '@broadsheet/client-core';
import { SECURITY_HEADERS } from '../security/securityHeaders.ts';

const FORM = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/;

/**
 * Answers a request with another method than GET and HEAD. A form that needs script but was posted without is redirected
 * back to its page, which says so; its body is not read.
 *
 * @param origin the site's origin
 */
export function methodNotAllowed(request: Request, url: URL, origin: string): Response {
  const headers = { 'Cache-Control': 'no-store', ...SECURITY_HEADERS };
  if (request.method === 'POST' && FORM.test(request.headers.get('content-type') ?? '')) {
    const page = safeRedirect(url.pathname + url.search, origin) ?? '/';
    return new Response(null, { status: 303, headers: { ...headers, Location: page } });
  }
  return new Response('Only GET and HEAD are answered here.\n', {
    status: 405,
    headers: { ...headers, Allow: 'GET, HEAD' },
  });
}
