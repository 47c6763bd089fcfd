const formats = new Map<string, Intl.NumberFormat>();

interface CurrencyFormat {
  /** ISO 4217. */
  readonly currency: string;
  /** The number of decimals. Default: as many as the language writes for the currency. */
  readonly digits?: number;
  /** Whether the currency is spaced like a sign ("$5") instead of like a code ("USD 5"). */
  readonly isSign?: boolean;
}

/**
 * Returns a cached formatter, because creating one costs far more than using it.
 *
 * @param money absent: plain numbers
 */
export function numberFormat(locale: string, money?: CurrencyFormat): Intl.NumberFormat {
  const key = `${locale} ${money?.currency ?? ''} ${money?.digits ?? ''} ${money?.isSign === true}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat(
      locale,
      money && {
        style: 'currency',
        currency: money.currency,
        ...(money.isSign && { currencyDisplay: 'narrowSymbol' }),
        ...(money.digits !== undefined && {
          minimumFractionDigits: money.digits,
          maximumFractionDigits: money.digits,
        }),
      },
    );
    formats.set(key, format);
  }
  return format;
}
