/**
 * The site under a path of its origin, such as `/news`: the one place that removes the base path from a request, and adds
 * it to a response's headers. The code that writes a body adds it there. A proxy must pass on the whole path. A path
 * outside of the base path is a 404: if it were accepted, for proxies that strip the base path, `/news/news/` would mean
 * two pages.
 */
import { addBase, removeBase } from '@broadsheet/client-core';
import type { SiteAddress } from '../config/readSiteAddress.ts';
import type { Connection } from './listen.ts';
import { getTransportHeaders } from './transportHeaders.ts';

/**
 * Answers a request.
 * @param connection the server's connection of the request; without it all readers count as one for the limits
 */
export type AnswerRequest = (request: Request, connection?: Connection) => Response | Promise<Response>;

/** Matches the path of a cookie; one for the host itself must keep the path `/`, or browsers drop it. */
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

function answerElsewhere({ basePath, siteOrigin }: SiteAddress): Response {
  return new Response(`This site stands under ${basePath}/. Ask for a page below it.\n`, {
    status: 404,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...getTransportHeaders(siteOrigin),
    },
  });
}

/** Redirects the base path without its slash to the front page. */
function answerBase({ search }: URL, { basePath, siteOrigin }: SiteAddress): Response {
  const headers = { Location: `${basePath}/${search}`, ...getTransportHeaders(siteOrigin) };
  return new Response(null, { status: 301, headers });
}

/** Wraps the request handler of a site under a path; that of a site at the root is returned unchanged. */
export function mountSite(fetch: AnswerRequest, site: SiteAddress): AnswerRequest {
  const { basePath: base } = site;
  if (base === '') return fetch;
  return async (request, connection) => {
    const url = new URL(request.url);
    const path = removeBase(url.pathname, base);
    if (path === undefined) return answerElsewhere(site);
    if (url.pathname === base) return answerBase(url, site);
    url.pathname = path;
    return answerWithBase(await fetch(new Request(url, request), connection), base);
  };
}
