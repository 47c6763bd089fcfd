const formats = new Map<string, Intl.NumberFormat>();

interface CurrencyFormat {
  /** ISO 4217. */
  readonly currency: string;
  /** Whether decimals are left out. */
  readonly isWhole?: boolean;
  /** Whether the currency is spaced like a sign ("$5") instead of like a code ("USD 5"). */
  readonly isSign?: boolean;
}

/**
 * Returns a cached formatter, because creating one costs far more than using it.
 *
 * @param money absent: plain numbers
 */
export function numberFormat(locale: string, money?: CurrencyFormat): Intl.NumberFormat {
  const key = `${locale} ${money?.currency ?? ''} ${money?.isWhole === true} ${money?.isSign === true}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(
      locale,
      money && {
        style: 'currency',
        currency: money.currency,
        ...(money.isSign && { currencyDisplay: 'narrowSymbol' }),
        ...(money.isWhole && { minimumFractionDigits: 0, maximumFractionDigits: 0 }),
      },
    );
    formats.set(key, format);
  }
  return format;
}
