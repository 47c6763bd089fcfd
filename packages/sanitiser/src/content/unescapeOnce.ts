const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&apos;': "'",
  '&amp;': '&',
};

/** HTML that was escaped as a whole, with one layer of escaping taken off. Text that holds a tag was not escaped. */
export function unescapeOnce(html: string): string {
  if (html.includes('<')) return html;
  return html.replace(/&(?:lt|gt|quot|#39|apos|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
