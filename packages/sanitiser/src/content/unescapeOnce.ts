const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&amp;': '&',
};

/**
 * Removes one layer of escaping from HTML that was escaped as a whole. A text with a tag was not escaped and stays
 * unchanged.
 */
export function unescapeOnce(html: string): string {
  if (html.includes('<')) return html;
  return html.replace(/&(?:lt|gt|quot|#39|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
