const LOCALE_OF_LANGUAGE: Readonly<Record<string, string>> = {
  sv: 'sv-SE',
  fr: 'fr-FR',
  no: 'nb-NO',
  de: 'de-DE',
  es: 'es-ES',
  ja: 'ja-JP',
  ko: 'ko-KR',
  pt: 'pt-PT',
  en: 'en-US',
};

/** Converts a language code to a locale: `sv` → `sv-SE`, `pt_BR` → `pt-BR`; anything that is no language code → `en-US`. */
export function toLocale(language: string): string {
  const known = Object.hasOwn(LOCALE_OF_LANGUAGE, language) ? LOCALE_OF_LANGUAGE[language] : undefined;
  if (known !== undefined) return known;
  try {
    return Intl.getCanonicalLocales(language.replaceAll('_', '-'))[0] ?? 'en-US';
  } catch {
    return 'en-US';
  }
}
