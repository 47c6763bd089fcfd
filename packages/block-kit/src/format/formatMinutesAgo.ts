const formatters = new Map<string, Intl.RelativeTimeFormat>();

/**
 * Formats how long ago something happened, as the language says it: "this minute", "5 minutes ago".
 *
 * @param locale a tag that the runtime knows
 * @param minutes whole, 0 or more
 */
export function formatMinutesAgo(locale: string, minutes: number): string {
  let formatter = formatters.get(locale);
  if (formatter === undefined) {
    formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    formatters.set(locale, formatter);
  }
  return formatter.format(-minutes, 'minute');
}
