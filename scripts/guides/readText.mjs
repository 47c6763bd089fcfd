const NAMED = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
]);

/**
 * Reads the text of a page, as a reader sees it.
 *
 * @param {string} html
 * @returns {string} with one space wherever there is white space or an element
 */
export const readText = (html) =>
  html
    .replaceAll(/<(script|style)\b[^]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x([\da-f]+);/gi, (_all, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replaceAll(/&#(\d+);/g, (_all, code) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(\w+);/g, (all, name) => NAMED.get(name) ?? all)
    .replaceAll(/\s+/g, ' ');
