/**
 * Responses for pages that are only previewed: they are not cached or indexed, and the sites that they link to receive no
 * referrer.
 */
import type { PagePreview } from '@broadsheet/engine';
import type { EditingError } from '@broadsheet/platform';

const HEADERS = {
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
};

export const answerPreview = ({ html, contentSecurityPolicy }: PagePreview): Response =>
  new Response(html, {
    headers: {
      ...HEADERS,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
    },
  });

const NOTHING_ALLOWED = "default-src 'none'; frame-ancestors 'self'";

/** Returns a refusal instead of a page, as JSON, which the page builder shows in the editor's language. */
export const answerRefusal = ({ status, message, details }: EditingError): Response =>
  Response.json(
    { message, ...details },
    { status, headers: { ...HEADERS, 'Content-Security-Policy': NOTHING_ALLOWED } },
  );

/** Returns a response with a sentence instead of a page, for people without an account. */
export const answerSentence = (status: 400 | 404 | 410 | 429 | 500, sentence: string): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: {
      ...HEADERS,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Security-Policy': NOTHING_ALLOWED,
    },
  });

/** Redirects to another previewed page. @param path a path of this site */
export const answerRedirect = (path: string): Response =>
  new Response(null, { status: 302, headers: { ...HEADERS, Location: path } });
