import { sanitiseText } from '../sanitiseText.ts';
import { unescapeOnce } from './unescapeOnce.ts';

const NUMERIC: Readonly<Record<string, string>> = {
  '&lt;': '&#60;',
  '&gt;': '&#62;',
  '&quot;': '&#34;',
  '&amp;': '&#38;',
};

/**
 * Sanitises list items and table cells, after unescaping them once.
 *
 * A text that was escaped twice is meant to show its markup, such as `<b>`, to readers. The result contains numeric
 * references for it, which another run does not unescape.
 */
export function sanitiseEscaped(html: string): string {
  const clean = sanitiseText(unescapeOnce(html));
  if (sanitiseText(unescapeOnce(clean)) === clean) return clean;
  return clean.replace(/&(?:lt|gt|quot|amp);/g, (entity) => NUMERIC[entity] ?? entity);
}
