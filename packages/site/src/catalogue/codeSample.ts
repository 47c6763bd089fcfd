import { html } from 'hono/html';
import type { Markup } from './cataloguePage.ts';

/** Renders code that can be copied. Its button needs script, which shows it. @param title what the code is, such as a path */
export const codeSample = (title: string, text: string): Markup =>
  html`<div class="sample">
    <div class="caption">
      <code>${title}</code>
      <span role="status"></span>
      <button type="button" class="copy" aria-label="Copy ${title}" data-copies hidden>Copy</button>
    </div>
    <pre tabindex="0" role="group" aria-label="${title}"><code>${text}</code></pre>
  </div>`;
