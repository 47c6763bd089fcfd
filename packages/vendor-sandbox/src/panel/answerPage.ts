import { html } from 'hono/html';
import { page } from './page.ts';
import type { Markup } from './page.ts';

/**
 * Renders a page that sends an answer to the page which opened or frames the panel, and then closes.
 *
 * @param answer the answer, which becomes JSON; only pages of the same origin get it
 */
export function answerPage(vendor: string, answer: Readonly<Record<string, unknown>>): Markup {
  const body = html`<h1>Answered</h1>
    <p class="lead" id="answer" data-answer="${JSON.stringify(answer)}">
      The answer is on its way to the page that asked. If this window stays, no page is waiting:
      <a href="/sandbox/vendors">see all stand-ins</a>.
    </p>`;
  return page({ title: vendor, body, script: 'vendors/answer.js' });
}
