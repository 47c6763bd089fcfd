import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { catalogueStyle } from './catalogueStyle.ts';

/** Markup, or a promise of it. */
export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The address of the catalogue below the site's. */
export const CATALOGUE_PATH = '/sandbox/docs/';

export interface CataloguePage {
  readonly title: string;
  /** The style sheet of the site's theme. */
  readonly themeCss: string;
  readonly body: Markup;
}

/** The form is sent again whenever a value changes; without script its button does that. */
const SENDING =
  "for(const form of document.querySelectorAll('form[data-sends]'))form.addEventListener('change',()=>form.requestSubmit())";

/** A button copies the code below it, where the browser offers that; without script there is no button. */
const COPYING = `if(navigator.clipboard)for(const button of document.querySelectorAll('[data-copies]')){
const sample=button.closest('.sample'),status=sample.querySelector('[role=status]');
button.hidden=false;
button.addEventListener('click',()=>navigator.clipboard.writeText(sample.querySelector('pre').textContent).then(()=>{status.textContent='Copied'},()=>{status.textContent='Not copied: select the text'}))}`;

/**
 * Renders a page of the catalogue. Like the command line it is written in English and has no phrases: developers read it,
 * and no reader does.
 */
export function cataloguePage({ title, themeCss, body }: CataloguePage): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Blocks</title>
        <link rel="icon" href="data:," />
        <style>
          ${raw(themeCss + catalogueStyle)}
        </style>
      </head>
      <body>
        <header class="top">
          <a href="${CATALOGUE_PATH}">Blocks</a>
          <a href="/">The site</a>
          <a href="/sandbox/mailbox">Mails</a>
          <a href="/sandbox/vendors">Stand-ins</a>
        </header>
        <main>${body}</main>
        ${raw(`<script>${SENDING};${COPYING}</script>`)}
      </body>
    </html>`;
}
