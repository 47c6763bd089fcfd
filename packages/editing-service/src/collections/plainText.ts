/** Converts between the text that editors type and the HTML that headlines and descriptions are stored in. */

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const SIGNS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Returns a text as HTML without markup. */
export const toHtml = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);

/** Returns the text of HTML: tags are removed, entities are replaced. */
export const toPlainText = (html: string): string =>
  html
    .replaceAll(/<\/?[a-z][^>]*>/gi, '')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => SIGNS[entity] ?? entity);

/** Returns whether HTML has no markup, so that nothing is lost when it is edited as text. */
export const isPlain = (html: string): boolean => toHtml(toPlainText(html)) === html;
