/**
 * Replaces shortcodes, such as `[caption]…[/caption]`, by the markup that they generate. Brackets that are not a shortcode,
 * such as the [sic] of newspapers, stay.
 */
import { escapeHtml } from '../html/inlineHtml.ts';

type Attributes = Readonly<Record<string, string>>;

const NAMED = /([\w-]{1,40})\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g;
/**
 * An opening shortcode with its attributes; the end is searched separately, so that a missing end causes no backtracking.
 */
const OPENING = /\[(\[?)([a-z][\w-]{1,40})((?:\s[^[\]<>]{0,2000})?)(\/?)\]/gi;

function readAttributes(text: string): Attributes {
  const attributes: Record<string, string> = {};
  for (const [, name, ...values] of text.matchAll(NAMED))
    attributes[(name ?? '').toLowerCase()] = values.find((value) => value !== undefined) ?? '';
  return attributes;
}

const quoted = (text: string): string => escapeHtml(text).replaceAll('"', '&quot;');

function caption(inner: string, { align = '', caption: given }: Attributes): string {
  const image = /^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(inner)?.[0];
  if (image === undefined) return inner;
  const text = given ?? inner.slice(image.length).trim();
  return `\n\n<figure class="${quoted(align)}">${image}<figcaption>${text}</figcaption></figure>\n\n`;
}

function media(tag: 'audio' | 'video', attributes: Attributes): string {
  const { src, mp3, m4a, ogg, mp4, webm, poster } = attributes;
  const source = src ?? mp3 ?? m4a ?? ogg ?? mp4 ?? webm;
  if (source === undefined) return '';
  const image = poster === undefined ? '' : ` poster="${quoted(poster)}"`;
  return `\n\n<${tag} controls src="${quoted(source)}"${image}></${tag}>\n\n`;
}

/** The shortcodes of listings: that of WordPress.com, and the languages that plugins know. */
const LISTINGS: ReadonlySet<string> = new Set(
  'code sourcecode bash c cpp csharp css diff go html java javascript js json kotlin matlab objc perl php powershell python ruby rust scala shell sql swift typescript vb xml yaml'.split(
    ' ',
  ),
);

/** Lines and indentation stay, and what looks like a tag is text. */
const listing = (inner: string): string =>
  `\n\n<pre><code>${inner
    .replace(/^\s*\n/, '')
    .trimEnd()
    .replaceAll('<', '&lt;')}</code></pre>\n\n`;

type Expand = (attributes: Attributes, inner: string, raw: string) => string;

const KNOWN: Readonly<Record<string, Expand>> = {
  caption: (attributes, inner) => caption(inner, attributes),
  wp_caption: (attributes, inner) => caption(inner, attributes),
  gallery: ({ ids = '', include = ids }) => `\n\n<bs-gallery data-ids="${quoted(include)}"></bs-gallery>\n\n`,
  embed: (_, inner) => `\n\n<bs-embed data-url="${quoted(inner)}"></bs-embed>\n\n`,
  youtube: ({ id, url = id === undefined ? '' : `https://www.youtube.com/watch?v=${id}` }, inner, raw) =>
    `\n\n<bs-embed data-url="${quoted(url === '' ? (inner === '' ? raw.trim().replace(/^=/, '') : inner) : url)}"></bs-embed>\n\n`,
  vimeo: ({ url = '' }, inner, raw) => {
    const given = url === '' ? (inner === '' ? raw.trim() : inner) : url;
    const address = /^\d+/.test(given) ? `https://vimeo.com/${given}` : given;
    return `\n\n<bs-embed data-url="${quoted(address)}"></bs-embed>\n\n`;
  },
  audio: (attributes) => media('audio', attributes),
  video: (attributes) => media('video', attributes),
};

/** Expands shortcodes. The content of an unknown one is kept. @param onLost called for each unknown shortcode */
export function expandShortcodes(html: string, onLost: (reason: string) => void): string {
  const lower = html.toLowerCase();
  const unknown = new Set<string>();
  /** Names without a closing shortcode in the rest of the text, which is not searched for again. */
  const endless = new Set<string>();
  let expanded = '';
  let at = 0;
  OPENING.lastIndex = 0;
  for (let found = OPENING.exec(html); found !== null; found = OPENING.exec(html)) {
    const [whole, escape = '', name = '', raw = '', isClosed = ''] = found;
    const key = name.toLowerCase();
    const begin = found.index;
    const after = begin + whole.length;
    const ending = `[/${key}]`;
    const hasNoEnd = isClosed === '/' || escape !== '' || endless.has(key);
    const end = hasNoEnd ? -1 : lower.indexOf(ending, after);
    if (!hasNoEnd && end === -1) endless.add(key);
    const attributes = readAttributes(raw);
    const expand = Object.hasOwn(KNOWN, key) ? KNOWN[key] : undefined;
    const isShortcode =
      expand !== undefined || end !== -1 || Object.keys(attributes).length > 0 || isClosed === '/';
    if (begin < at || escape !== '' || !isShortcode) continue;
    expanded += html.slice(at, begin);
    const inner = end === -1 ? '' : html.slice(after, end);
    if (expand === undefined && end !== -1 && LISTINGS.has(key)) expanded += listing(inner);
    else if (expand === undefined) {
      unknown.add(name);
      expanded += inner;
    } else expanded += expand(attributes, inner.trim(), raw);
    at = end === -1 ? after : end + ending.length;
    OPENING.lastIndex = at;
  }
  for (const name of unknown)
    onLost(`the shortcode [${name}] is not known; what stood inside of it was kept`);
  return expanded + html.slice(at);
}
