interface CountryHints {
  /** The country of the request, or the site's own one, as the sales service tells it. */
  readonly told: string | null | undefined;
  /** The site's language as it is configured, e.g. `en_GB`. */
  readonly siteLanguage: string;
  /** The browser's language. Default: that of the platform. */
  readonly language?: string;
}

const REGION = /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})\b/i;

const regionOf = (language: string): string => REGION.exec(language)?.[1]?.toUpperCase() ?? '';

/**
 * Returns the country with which a checkout begins (ISO 3166-1 alpha-2): that of the request, else the region of the
 * browser's language, else that of the site's language; empty where none is known. `en-US` is what browsers speak that
 * nobody has asked, all over the world: it counts only where the site's own language is that of the United States.
 */
export function presetCountry({
  told,
  siteLanguage,
  language = Intl.DateTimeFormat().resolvedOptions().locale,
}: CountryHints): string {
  if (told) return told;
  const ofReader = language === 'en-US' ? '' : regionOf(language);
  return ofReader || regionOf(siteLanguage);
}
