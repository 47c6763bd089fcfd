import type { MailWords } from '@broadsheet/service-kit/mail';
import type { TaxLine } from '../taxes/TaxLine.ts';

/** What tax tables call the value added tax. */
const VALUE_ADDED: ReadonlySet<string> = new Set(
  'vat mwst mehrwertsteuer ust umsatzsteuer tva moms mva iva btw alv km pvn pvm dph 付加価値税 부가가치세 부가세'.split(
    ' ',
  ),
);

/** Writes a tax with its rate, such as "VAT 19%"; the value added tax is named in the language of the words. */
export function writeTax({ name, ratePpm }: Omit<TaxLine, 'amount'>, words: MailWords): string {
  const isValueAdded = VALUE_ADDED.has(name.toLowerCase().replaceAll('.', '').trim());
  const written = isValueAdded ? words.phrase('tax.vat', {}) : name;
  return `${written} ${words.percent(ratePpm / 1_000_000)}`;
}
