/**
 * Isolates HTML with scripts that belong to no known provider.
 *
 * The unchanged HTML is stored in an attribute of a figure, where it is only text. The page's script passes it to a document
 * without an origin in a sandboxed frame, which can access neither the page nor its cookies; the page keeps its strict
 * policy. Until then, and without script, the figure shows the sanitised HTML and a link to the first host in it.
 */
import type { Attributes } from '../policy/Policy.ts';
import { escapeAttribute } from '../policy/applyPolicy.ts';
import { EMBED_CLASS, linkParagraph } from './embedLink.ts';
import type { EmbedOptions } from './EmbedOptions.ts';
import { shapeStyle } from './frameShape.ts';

const MAX_LENGTH = 100_000;
const HEIGHT = '400';
/** Matches a tag of sanitised HTML, where values have no `<`; a search that passed it would be slow without a `>`. */
const TAG = /<[^<>]*>/g;

/**
 * Tells whether HTML contains a script that runs. Data in a script element, such as JSON-LD, does not run and needs no
 * frame.
 */
export function hasScript(html: string): boolean {
  return /<script\b(?![^<>]{0,500}\stype=["']?application\/(?:ld\+)?json)/i.test(html);
}

/** Returns the hosts of the URLs in HTML and in its scripts. */
function hostsIn(html: string): readonly string[] {
  const hosts = html.matchAll(/(?:https?:)?\/\/([a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,24})\b/gi);
  return [...new Set([...hosts].map(([, host = '']) => host.toLowerCase()))];
}

function getHeight(html: string): string {
  return /\bheight(?:=["']?|:\s*)([1-9]\d{1,3})(?:px)?["';\s>]/i.exec(html)?.[1] ?? HEIGHT;
}

/** Returns the attributes of the figure with this HTML. An author's attributes cannot determine when it loads. */
export function isolatedAttributes(html: string, { load }: EmbedOptions): Attributes {
  const height = getHeight(html);
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
 * Writes the figure for HTML with scripts.
 *
 * @param clean the sanitised HTML
 */
export function isolateScripts(html: string, clean: string, options: EmbedOptions): string {
  const [host] = hostsIn(html);
  const link = host === undefined ? '' : linkParagraph({ page: `https://${host}/`, host, title: '' });
  const isWorded = /<(?:img|video|audio)\b/i.test(clean) || clean.replaceAll(TAG, '').trim() !== '';
  const shown = isWorded ? `${clean}${link}` : link;
  if (!isIsolatable(html, options)) return shown;
  const attributes = Object.entries({ class: EMBED_CLASS, ...isolatedAttributes(html, options) });
  const written = attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`);
  return `<figure${written.join('')}>${shown}</figure>`;
}
