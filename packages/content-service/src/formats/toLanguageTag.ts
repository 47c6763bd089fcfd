/**
 * Returns the language of an export or a feed as a BCP 47 tag with its script and its region: `zh_Hant` becomes `zh-Hant`, and
 * `sr_RS@latin` becomes `sr-Latn-RS`. Additions such as `formal` are left out. Undefined for what is no tag.
 */
export function toLanguageTag(text: string | undefined): string | undefined {
  const [given = '', variant] = (text ?? '').trim().replace(/\..*$/, '').split('@');
  const name = variant?.toLowerCase() ?? '';
  const script = Object.hasOwn(SCRIPTS, name) ? SCRIPTS[name] : undefined;
  try {
    const { language, script: own = script, region } = new Intl.Locale(given.replaceAll('_', '-'));
    // Longer ones, such as "English", are names and no tags.
    if (language.length > 3 || language === 'und') return undefined;
    return [language, own, region].filter((part) => part !== undefined).join('-');
  } catch {
    // What is no tag says nothing; the text counts as the site's.
    return undefined;
  }
}

/** The names of scripts that POSIX locales add after an @ sign. */
const SCRIPTS: Readonly<Record<string, string>> = {
  latin: 'Latn',
  cyrillic: 'Cyrl',
  devanagari: 'Deva',
  arabic: 'Arab',
};
