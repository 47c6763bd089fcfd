import { blockPolicy } from './embeds/blockPolicy.ts';
import type { EmbedOptions } from './embeds/EmbedOptions.ts';
import { sanitiseBlocks } from './embeds/sanitiseBlocks.ts';

/**
 * HTML that an editor or author wrote by hand: `raw_html` elements, the HTML box, oEmbed answers.
 *
 * No script, style sheet, form control, svg or frame is left. An embed of a known provider, as an iframe or as markup
 * with a script, becomes `<figure class="bs-embed" data-embed-src …><a href rel="noreferrer">…</a></figure>`, which the
 * page's script turns into a frame; a frame of another host becomes a paragraph with a link. HTML with other scripts
 * becomes `<figure class="bs-embed" data-embed-html …>`, to be opened in a sandbox. Ids need a hyphen, else they are
 * dropped. Never throws; idempotent.
 */
export function sanitiseRawHtml(html: string, options: EmbedOptions = {}): string {
  return sanitiseBlocks(html, blockPolicy(options), options);
}
