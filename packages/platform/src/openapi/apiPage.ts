import { html, raw } from 'hono/html';
import { apiStyle } from './apiStyle.ts';
import type { Api, ApiCall, ApiType, Member, Topic } from './readApi.ts';
import { typeMarkup } from './typeMarkup.ts';
import type { Markup } from './typeMarkup.ts';

const CALLERS = {
  anyone: 'Anybody.',
  reader: 'A reader, with the access token as bearer.',
  either: 'Anybody; the access token of a reader makes a difference.',
} as const satisfies Record<ApiCall['caller'], string>;

/** Renders text; words between backticks become code. */
const prose = (text: string): Markup =>
  html`${text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}`;

const memberRows = (members: readonly Member[]): Markup =>
  html`${members.map(
    ({ name, isRequired, about, schema }) =>
      html`<div>
        <dt><code>${name}${isRequired ? '' : '?'}</code></dt>
        <dd><code>${typeMarkup(schema)}</code>${about === '' ? '' : html`<p>${prose(about)}</p>`}</dd>
      </div>`,
  )}`;

const factRow = (name: string, value: Markup | string): Markup =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;

function callMarkup(call: ApiCall): Markup {
  const { id, method, path, about, isDeprecated, caller, query, body, answer } = call;
  return html`<article id="${id}">
    <h3><span class="method">${method}</span> <code>${path}</code></h3>
    <p>${prose(about)}${isDeprecated ? html` <strong>Deprecated.</strong>` : ''}</p>
    <dl>
      ${factRow('Who may call', CALLERS[caller])}
      ${query.length === 0 ? '' : factRow('Query', html`<dl>${memberRows(query)}</dl>`)}
      ${body === undefined ? '' : factRow('Sent', html`<code>${typeMarkup(body)}</code>`)}
      ${factRow('Answer', answer === undefined ? 'A redirect to a page' : html`<code>${typeMarkup(answer)}</code>`)}
    </dl>
  </article>`;
}

const topicMarkup = ({ name, about, calls }: Topic): Markup =>
  html`<section aria-labelledby="${name}">
    <h2 id="${name}">${name}</h2>
    <p>${prose(about)}</p>
    ${calls.map(callMarkup)}
  </section>`;

const typeSection = ({ name, about, members, schema }: ApiType): Markup =>
  html`<article id="${name}">
    <h3>${name}</h3>
    ${about === '' ? '' : html`<p>${prose(about)}</p>`}
    ${members.length === 0 ? html`<p><code>${typeMarkup(schema)}</code></p>` : html`<dl>${memberRows(members)}</dl>`}
  </article>`;

/** Renders the page of the HTTP contract: for each call who may make it, its request and its response. */
export function apiPage({ about, topics, types }: Api): Markup {
  const links = [...topics.map(({ name }) => name), 'types'];
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>HTTP API (sandbox)</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <style>
          ${raw(apiStyle)}
        </style>
      </head>
      <body>
        <main>
          <h1>HTTP API</h1>
          <p>${prose(about)} The same for programs: <a href="/sandbox/api/openapi.json">openapi.json</a>.</p>
          <nav aria-label="Topics">
            <ul>
              ${links.map((name) => html`<li><a href="#${name}">${name}</a></li>`)}
            </ul>
          </nav>
          ${topics.map(topicMarkup)}
          <section aria-labelledby="types">
            <h2 id="types">types</h2>
            ${types.map(typeSection)}
          </section>
        </main>
      </body>
    </html>`;
}
