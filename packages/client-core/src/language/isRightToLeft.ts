const LANGUAGES: ReadonlySet<string> = new Set(['ar', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi', 'dv', 'ckb']);

/** Tells whether the language of a locale is written from right to left. */
export function isRightToLeft(locale: string): boolean {
  return LANGUAGES.has(locale.toLowerCase().split(/[-_]/)[0] ?? '');
}
