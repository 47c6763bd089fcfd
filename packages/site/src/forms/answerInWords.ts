import { isRightToLeft } from '@broadsheet/client-core';
import { html } from 'hono/html';
import type { MiddlewareHandler } from 'hono';
import { getRefusalWords } from './formRefusals.ts';
import type { FormRefusal } from './formRefusals.ts';

export interface InWordsOptions {
  /** The URL of the front page. */
  readonly home: string;
  /** The language of the site, a BCP 47 tag. */
  readonly language: () => string;
}

/** The calls of identity, whose answers say themselves what happened: programs and providers send forms to them too. */
const CALLS = '/identity/';

/** Returns whether a person sees the response: a browser that shows the answer to a form instead of the page. */
function isPersonsForm({ method, headers, url }: Request): boolean {
  if (new URL(url).pathname.startsWith(CALLS)) return false;
  // Browsers name what they do with the answer: those of a page's own script are never shown as a document.
  if ((headers.get('sec-fetch-dest') ?? 'document') !== 'document') return false;
  const type = headers.get('content-type') ?? '';
  const isForm =
    type === '' || /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)/i.test(type);
  return method === 'POST' && isForm && (headers.get('accept') ?? '').includes('text/html');
}

function toRefusal(status: number): FormRefusal {
  switch (status) {
    case 503:
      return 'failed';
    case 403:
      return 'elsewhere';
    case 413:
      return 'large';
    case 429:
      return 'often';
    default:
      return status >= 500 ? 'unknown' : 'unreadable';
  }
}

async function print(status: number, { home, language }: InWordsOptions): Promise<string> {
  const { language: spoken, words } = getRefusalWords(language());
  return html`<!doctype html>
    <html lang="${spoken}" dir="${isRightToLeft(spoken) ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <title>${words.title}</title>
        <meta name="viewport" content="width=device-width" />
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            font:
              1.0625rem/1.5 Georgia,
              serif;
            max-inline-size: 36rem;
            margin: 3rem auto;
            padding-inline: 1rem;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${words.title}</h1>
          <p>${words[toRefusal(status)]}</p>
          <p><a href="${home}">${words.home}</a></p>
        </main>
      </body>
    </html>`;
}

/**
 * Answers a form that a person posted without script, and that failed, with a page in words. Status and headers stay; whoever
 * calls the API gets its own answer.
 */
export function answerInWords(options: InWordsOptions): MiddlewareHandler {
  return async (context, next) => {
    await next();
    const { res } = context;
    const isPage = (res.headers.get('content-type') ?? '').startsWith('text/html');
    if (res.status < 400 || isPage || !isPersonsForm(context.req.raw)) return;
    const headers = new Headers(res.headers);
    headers.delete('content-length');
    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.set('Cache-Control', 'no-store');
    await res.body?.cancel();
    context.res = undefined;
    context.res = new Response(await print(res.status, options), { status: res.status, headers });
  };
}
