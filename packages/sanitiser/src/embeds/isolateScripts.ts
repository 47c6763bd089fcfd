/**
 * HTML with scripts of its own that no provider's row explains.
 *
 * It is kept as it is in an attribute of a figure, where it is text. The page's script hands it to a document without
 * an origin in a sandboxed frame, which can reach neither the page nor its cookies; the strict policy of the page stays.
 * Before, and without script, the figure shows what the sanitiser leaves of the HTML and names the first host in it.
 */
import type { Attributes } from '../policy/Policy.ts';
import { escapeAttribute } from '../policy/applyPolicy.ts';
import { EMBED_CLASS, linkParagraph } from './embedLink.ts';
import type { EmbedOptions } from './EmbedOptions.ts';
import { shapeStyle } from './frameShape.ts';

const MAX_LENGTH = 100_000;
const HEIGHT = '400';

/** Data in a script element, such as JSON-LD, runs nowhere and is no reason for a frame. */
export function hasScript(html: string): boolean {
  return /<script\b(?![^>]{0,500}\btype=["']?application\/(?:ld\+)?json)/i.test(html);
}

/** The hosts that HTML or a script in it names. */
function hostsIn(html: string): readonly string[] {
  const hosts = html.matchAll(/(?:https?:)?\/\/([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,24})\b/gi);
  return [...new Set([...hosts].map(([, host = '']) => host.toLowerCase()))];
}

function heightOf(html: string): string {
  return /\bheight(?:=["']?|:\s*)([1-9]\d{1,3})(?:px)?["';\s>]/i.exec(html)?.[1] ?? HEIGHT;
}

/** The attributes of the figure that holds this HTML; none that an author wrote decide when it loads. */
export function isolatedAttributes(html: string, { load }: EmbedOptions): Attributes {
  const height = heightOf(html);
  const when = hostsIn(html).length === 0 ? 'own' : load === 'direct' && 'near';
  return {
    'data-embed-html': html,
    ...(when !== false && { 'data-embed-load': when }),
    'data-height': height,
    style: shapeStyle({ 'data-height': height }),
  };
}

export function isIsolatable(html: string, { blocked = [] }: EmbedOptions): boolean {
  return html.length <= MAX_LENGTH && !hostsIn(html).some((host) => blocked.includes(host));
}

/**
 * The figure for HTML with scripts.
 *
 * @param clean what is left of the HTML without them
 */
export function isolateScripts(html: string, clean: string, options: EmbedOptions): string {
  const [host] = hostsIn(html);
  const link = host === undefined ? '' : linkParagraph({ page: `https://${host}/`, host, title: '' });
  const isWorded = /<(?:img|video|audio)\b/i.test(clean) || clean.replaceAll(/<[^>]*>/g, '').trim() !== '';
  const shown = isWorded ? `${clean}${link}` : link;
  if (!isIsolatable(html, options)) return shown;
  const attributes = Object.entries({ class: EMBED_CLASS, ...isolatedAttributes(html, options) });
  const written = attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<figure${written.join('')}>${shown}</figure>`;
}
