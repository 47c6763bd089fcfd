const formats = new Map<string, Intl.NumberFormat>();

interface CurrencyFormat {
  /** ISO 4217. */
  readonly currency: string;
  /** Without decimals. */
  readonly isWhole?: boolean;
  /** Set off from the amount like a sign, not like a code. */
  readonly isSign?: boolean;
}

/** Formatters are kept, for building one costs far more than a use. @param money absent: a plain number */
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
