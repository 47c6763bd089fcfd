const toTag = (locale: string): string => locale.toLowerCase().replaceAll('_', '-');

/** Returns whether texts of one locale are for another: those of `fi` for `fi-FI`, those of `pt-BR` not for `pt`. */
export function isForLocale(own: string, locale: string): boolean {
  return `${toTag(locale)}-`.startsWith(`${toTag(own)}-`);
}
