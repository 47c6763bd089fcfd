import { blockPolicy } from './embeds/blockPolicy.ts';
import type { EmbedOptions } from './embeds/EmbedOptions.ts';
import { sanitiseBlocks } from './embeds/sanitiseBlocks.ts';

/**
 * Sanitises HTML that an editor or author wrote by hand: `raw_html` elements, the HTML box, oEmbed responses.
 *
 * The result contains no script, style sheet, form control, svg or frame. An embed of a known provider, as an iframe or as
 * markup with a script, becomes `<figure class="bs-embed" data-embed-src …><a href rel="noreferrer">…</a></figure>`, which
 * the page's script replaces by a frame; a frame of any other host becomes a paragraph with a link. HTML with other scripts
 * becomes `<figure class="bs-embed" data-embed-html …>`, which opens in a sandbox. Ids without a hyphen are removed. Never
 * throws; idempotent.
 */
export function sanitiseRawHtml(html: string, options: EmbedOptions = {}): string {
  return sanitiseBlocks(html, blockPolicy(options), options);
}
