import { blockPolicy } from './embeds/blockPolicy.ts';
import type { EmbedOptions } from './embeds/EmbedOptions.ts';
import { applyPolicy } from './policy/applyPolicy.ts';

/**
 * HTML that an editor or author wrote by hand: `raw_html` elements, the HTML box, oEmbed answers (block-contracts
 * 2.21, R-STATIC).
 *
 * No script, style sheet, form control, svg or frame is left. An iframe of an allowed host becomes
 * `<figure class="bs-embed" data-embed-host data-embed-src data-ratio|data-height><a href rel="noreferrer">…</a></figure>`,
 * which a script may turn into a frame on a click; any other becomes a paragraph with a link. Ids need a hyphen, else
 * they are dropped. Never throws; idempotent.
 */
export function sanitiseRawHtml(html: string, options: EmbedOptions = {}): string {
  return applyPolicy(html, blockPolicy(options));
}
