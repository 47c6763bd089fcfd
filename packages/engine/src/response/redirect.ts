import { safeRedirect } from '@broadsheet/client-core';
import type { EngineLog } from '../EngineOptions.ts';
import { SECURITY_HEADERS } from '../security/securityHeaders.ts';
import { cacheControl } from './cacheControl.ts';

export interface Redirect {
  /** The target, which may be on another site; it must come from the site's own rules and content, never from a reader. */
  readonly location: string;
  readonly status: 301 | 302;
  /** Headers that override those of every redirect. */
  readonly headers?: Readonly<Record<string, string>>;
}

function otherSite(location: string): string | undefined {
  if (!URL.canParse(location)) return undefined;
  const { protocol, href } = new URL(location);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** Responds with a redirect. An invalid location is replaced by the front page and logged. */
export function redirect(
  { location, status, headers }: Redirect,
  { siteUrl, log }: { readonly siteUrl: string; readonly log: EngineLog },
): Response {
  const target = safeRedirect(location, siteUrl) ?? otherSite(location);
  if (target === undefined) {
    log.warn('A redirect leads to no URL and goes to the homepage instead; correct its target.', {
      location,
    });
  }
  return new Response(null, {
    status,
    headers: {
      Location: target ?? '/',
      'Cache-Control': cacheControl({ status: 200 }),
      ...SECURITY_HEADERS,
      ...headers,
    },
  });
}
