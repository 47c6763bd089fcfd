import { addBase, isRightToLeft } from '@broadsheet/client-core';
import { html } from 'hono/html';
import type { Context, MiddlewareHandler } from 'hono';
import { getRefusalWords, writeWait } from './formRefusals.ts';
import type { FormRefusal, RefusalWords } from './formRefusals.ts';

export interface InWordsOptions {
  /** The URL of the front page. */
  readonly home: string;
  /** The base path of the site; paths of requests are without it. */
  readonly basePath: string;
  /** The language of the site, a BCP 47 tag. */
  readonly language: () => string;
}

const TOO_MANY = 429;

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
    case TOO_MANY:
      return 'often';
    default:
      return status >= 500 ? 'unknown' : 'unreadable';
  }
}

/** The most bytes of a form that is shown again. */
const MOST_KEPT_BYTES = 16_384;

/** Returns a copy of a person's form, for the page that may have to show it again. */
function copyForm({ req }: Context): Request | undefined {
  const type = req.header('content-type') ?? '';
  const length = Number(req.header('content-length') ?? Number.NaN);
  const isKept = type.startsWith('application/x-www-form-urlencoded') && length <= MOST_KEPT_BYTES;
  return isKept && isPersonsForm(req.raw) ? req.raw.clone() : undefined;
}

interface Refused {
  readonly status: number;
  /** Seconds to wait; NaN where the answer names none. */
  readonly waitSeconds: number;
  /** The form that was sent and may be sent again. */
  readonly form: { readonly action: string; readonly values: URLSearchParams } | undefined;
}

/** The fields that a page may hold again. A secret of a mail, such as that for a new password, is none of them. */
const KEPT: ReadonlySet<string> = new Set(['email', 'newsletter', 'page']);
const PASSWORD = /^(?:password|newPassword)(?:-confirmation)?$/;

/** Reads the form that may be sent again; `undefined` where a field of it may not be shown, without which it is not complete. */
async function readKept(copy: Request, basePath: string): Promise<Refused['form']> {
  const values = new URLSearchParams(await copy.text());
  if ([...values.keys()].some((name) => !KEPT.has(name) && !PASSWORD.test(name))) return undefined;
  const { pathname, search } = new URL(copy.url);
  return { action: addBase(`${pathname}${search}`, basePath), values };
}

/** Renders a field with what was typed; passwords are never sent back. */
function printField(name: string, value: string, words: RefusalWords) {
  if (PASSWORD.test(name))
    return html`<p>
      <label
        >${name.endsWith('-confirmation') ? words.passwordAgain : words.password}<br />
        <input type="password" name="${name}" autocomplete="new-password" required
      /></label>
    </p>`;
  if (name === 'email')
    return html`<p>
      <label
        >${words.email}<br />
        <input type="email" name="email" autocomplete="email" value="${value}" required
      /></label>
    </p>`;
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}

const printForm = ({ action, values }: NonNullable<Refused['form']>, words: RefusalWords) =>
  html`<p>${words.kept}</p>
    <form method="post" action="${action}">
      ${[...values].map(([name, value]) => printField(name, value, words))}
      <p><button>${words.again}</button></p>
    </form>`;

async function print(
  { status, waitSeconds, form }: Refused,
  { home, language }: InWordsOptions,
): Promise<string> {
  const { language: spoken, words } = getRefusalWords(language());
  const refusal = toRefusal(status);
  const said =
    refusal === 'often' && waitSeconds > 0
      ? words.wait.replace('{time}', writeWait(waitSeconds, spoken))
      : words[refusal];
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
          input,
          button {
            font: inherit;
            padding: 0.5rem 0.75rem;
            min-block-size: 2.75rem;
          }
          input {
            box-sizing: border-box;
            inline-size: 100%;
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
          <p>${said}</p>
          ${form && printForm(form, words)}
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
    const copy = copyForm(context);
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
    const isRepeatable = copy !== undefined && res.status === TOO_MANY;
    const form = isRepeatable ? await readKept(copy, options.basePath) : undefined;
    const waitSeconds = Number(headers.get('retry-after') ?? Number.NaN);
    const page = await print({ status: res.status, waitSeconds, form }, options);
    context.res = new Response(page, { status: res.status, headers });
  };
}
