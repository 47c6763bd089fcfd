/** Pages that are shown to look at: nobody keeps or indexes them, and what they link to does not learn of them. */
import type { PagePreview } from '@broadsheet/engine';

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

/** A sentence in the place of a page. */
export const answerSentence = (status: 400 | 404 | 410 | 429 | 500, sentence: string): Response =>
  new Response(`${sentence}\n`, {
    status,
    headers: {
      ...HEADERS,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'self'",
    },
  });
