const LANGUAGES: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi', 'dv', 'ckb']);
const SCRIPTS: ReadonlySet<string> = new Set(['arab', 'hebr', 'thaa', 'syrc', 'adlm', 'nkoo']);

/** Returns whether the language of a locale is written from right to left. A script in the locale decides: `pa-Arab` is. */
export function isRightToLeft(locale: string): boolean {
  const [language = '', script = ''] = locale.toLowerCase().split(/[-_]/);
  return /^[a-z]{4}$/.test(script) ? SCRIPTS.has(script) : LANGUAGES.has(language);
}
