import { sanitiseText } from '../sanitiseText.ts';
import { unescapeOnce } from './unescapeOnce.ts';

const NUMERIC: Readonly<Record<string, string>> = {
  '&lt;': '&#60;',
  '&gt;': '&#62;',
  '&quot;': '&#34;',
  '&amp;': '&#38;',
};

/**
 * List items and table cells: unescaped once, then sanitised.
 *
 * What was escaped twice is meant to be read as written, `<b>` and all. It comes back with numeric references, which
 * another run does not take for a layer of escaping.
 */
export function sanitiseEscaped(html: string): string {
  const clean = sanitiseText(unescapeOnce(html));
  if (sanitiseText(unescapeOnce(clean)) === clean) return clean;
  return clean.replace(/&(?:lt|gt|quot|amp);/g, (entity) => NUMERIC[entity] ?? entity);
}
