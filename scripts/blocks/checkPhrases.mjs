/**
 * @typedef {import('@broadsheet/block-kit').PhraseBook} PhraseBook
 */

/** @param {string} phrase */
function placeholders(phrase) {
  const names = [...phrase.matchAll(/\{(\w+)\}/g)].map(([placeholder]) => placeholder);
  return [...new Set(names)].toSorted().join(' ');
}

/**
 * @param {string} locale
 * @param {Readonly<Record<string, string>>} english
 * @param {Readonly<Record<string, string>>} phrases
 * @returns {readonly string[]}
 */
function checkLocale(locale, english, phrases) {
  const missing = Object.keys(english).filter((key) => !phrases[key]?.trim());
  const unknown = Object.keys(phrases).filter((key) => !Object.hasOwn(english, key));
  const different = Object.keys(english).filter((key) => {
    const phrase = phrases[key];
    return phrase?.trim() && placeholders(phrase) !== placeholders(english[key] ?? '');
  });
  return [
    ...missing.map((key) => `"${key}" has no text in ${locale}. Translate it beside the others.`),
    ...unknown.map((key) => `"${key}" is in ${locale} and not in English. Add it there or remove it.`),
    ...different.map(
      (key) =>
        `"${key}" in ${locale} does not hold the same placeholders as in English (${placeholders(english[key] ?? '') || 'none'}). Use the same.`,
    ),
  ];
}

/**
 * Checks that every language has every text, with the same placeholders as the English text.
 *
 * @param {PhraseBook} book
 * @returns {readonly string[]} one sentence a problem
 */
export function checkPhrases({ english, locales }) {
  const empty = Object.keys(english).filter((key) => !english[key]?.trim());
  return [
    ...empty.map((key) => `"${key}" has no English text. Write one.`),
    ...Object.entries(locales).flatMap(([locale, phrases]) => checkLocale(locale, english, phrases)),
  ];
}
