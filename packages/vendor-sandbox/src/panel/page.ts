import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

/** Markup, or a promise of it. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

interface PageOptions {
  readonly title: string;
  readonly body: Markup;
  /** The path of the page's script below `/sandbox/`, e.g. `vendors/answer.js`. */
  readonly script?: string;
  /** `light` or `dark`. Default: the reader's preference. */
  readonly theme?: string;
  /** Whether the page is a small frame on another page, without room for a heading of its own. */
  readonly isWidget?: boolean;
}

/**
 * Renders the script tag. It is not a tagged template, because a compiler would add a helper that escapes its closing tag.
 */
const scriptTag = (script: string | undefined): Markup =>
  raw(script === undefined ? '' : `<script src="/sandbox/${script}" defer></script>`);

/** Renders a page of the sandbox, which says so at the top. Its landmarks have names, because it may be in a frame. */
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
