/**
 * The site under a path of its origin, such as `/news`: the one place that takes the path off a request, and that adds it
 * to what an answer says beside its body. Bodies are written with it by whoever writes them.
 *
 * A proxy passes the whole path on. What does not stand under it is nobody's here: were a path that lacks it taken for
 * one from which a proxy has stripped it, `/news/news/` would mean two pages.
 */
import { addBase, removeBase } from '@broadsheet/client-core';
import type { Connection } from './listen.ts';

/** @param connection of the server that took the request; without it all readers count as one to the limits */
export type AnswerRequest = (request: Request, connection?: Connection) => Response | Promise<Response>;

/** A cookie for the host itself stands at its root, or browsers drop it. */
const COOKIE_PATH = /(;\s*Path=)(\/[^;]*)/i;

function withBase(cookie: string, base: string): string {
  if (cookie.startsWith('__Host-')) return cookie;
  return cookie.replace(
    COOKIE_PATH,
    (_, name: string, path: string) => `${name}${path === '/' ? base : addBase(path, base)}`,
  );
}

function answerWithBase(response: Response, base: string): Response {
  const location = response.headers.get('location');
  const cookies = response.headers.getSetCookie();
  if (location === null && cookies.length === 0) return response;
  const headers = new Headers(response.headers);
  if (location !== null) headers.set('location', addBase(location, base));
  headers.delete('set-cookie');
  for (const cookie of cookies) headers.append('set-cookie', withBase(cookie, base));
  return new Response(response.body, { status: response.status, headers });
}

function answerElsewhere(base: string): Response {
  return new Response(`This site stands under ${base}/. Ask for a page below it.\n`, {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}

/** @param base path under which the site stands; empty: at the root, and nothing is changed */
export function mountSite(fetch: AnswerRequest, base: string): AnswerRequest {
  if (base === '') return fetch;
  return async (request, connection) => {
    const url = new URL(request.url);
    const path = removeBase(url.pathname, base);
    if (path === undefined) return answerElsewhere(base);
    if (url.pathname === base)
      return new Response(null, { status: 301, headers: { Location: `${base}/${url.search}` } });
    url.pathname = path;
    return answerWithBase(await fetch(new Request(url, request), connection), base);
  };
}
