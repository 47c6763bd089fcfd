/** Formats the four stored digits of an expiry, month then year, as `04/29`; empty for anything else. */
export function toExpiry(digits: string | null | undefined): string {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d\d)$/.exec(digits ?? '') ?? [];
  return month === undefined || year === undefined ? '' : `${month}/${year}`;
}

/** Formats the month and year from a card provider as `04/29`. */
export function toCardExpiry({ month, year }: { readonly month: number; readonly year: number }): string {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`;
}
