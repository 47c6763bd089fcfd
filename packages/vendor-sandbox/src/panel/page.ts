import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup, complete or on its way. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

interface PageOptions {
  readonly title: string;
  readonly body: Markup;
  /** Below `/sandbox/`, e.g. `vendors/answer.js`. */
  readonly script?: string;
  /** `light` or `dark` instead of what the reader prefers. */
  readonly theme?: string;
  /** Whether it is a small frame on somebody's page, which has no room for a heading of its own. */
  readonly isWidget?: boolean;
}

/** Not a tagged template: a compiler would bring a helper along to keep its closing tag out of inline scripts. */
const scriptTag = (script: string | undefined): Markup =>
  raw(script === undefined ? '' : `<script src="/sandbox/${script}" defer></script>`);

/** A page of the sandbox, which says so before anything else. Its landmarks have names, for it may stand in a frame. */
export function page({ title, body, script, theme = '', isWidget = false }: PageOptions): Markup {
  const banner = html`<header class="banner" aria-label="Sandbox">
    <strong>Sandbox:</strong> no data leaves this computer
  </header>`;
  return html`<!doctype html>
    <html lang="en" data-theme="${theme}">
      <head>
        <meta charset="utf-8" />
        <title>${title} (sandbox)</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/vendors/panel.css" />
        ${scriptTag(script)}
      </head>
      <body class="${isWidget ? 'widget' : 'page'}">
        ${isWidget ? '' : banner}
        <main aria-label="${title}">${body}</main>
      </body>
    </html>`;
}
