const formats = new Map<string, Intl.NumberFormat>();

/** Formatters are kept, for building one costs far more than a use. @param currency ISO 4217; absent: a plain number */
export function numberFormat(locale: string, currency?: string): Intl.NumberFormat {
  const key = `${locale} ${currency ?? ''}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(locale, currency === undefined ? {} : { style: 'currency', currency });
    formats.set(key, format);
  }
  return format;
}
