import { toLocale } from '../format/toLocale.ts';
import { numberFormat } from '../format/numberFormat.ts';

export type PhraseValues = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

function isSingular(locale: string, n: number): boolean {
  let rule = rules.get(locale);
  if (rule === undefined) {
    rule = new Intl.PluralRules(toLocale(locale));
    rules.set(locale, rule);
  }
  return rule.select(n) === 'one';
}

function written(value: string | number | undefined, locale: string): string {
  return typeof value === 'number' ? numberFormat(toLocale(locale)).format(value) : String(value);
}

/**
 * Fills `{name}` placeholders; numbers are formatted for the locale. A phrase `"{n} match | {n} matches"` has a singular and
 * a plural, and the value `n` selects one by the locale's rules. An unknown placeholder stays as it is, so that the mistake
 * is visible.
 */
export function formatPhrase(phrase: string, values: PhraseValues, locale: string): string {
  const forms = phrase.split(' | ');
  const n = Number(values['n']);
  const form = forms.length > 1 && !isSingular(locale, n) ? forms.at(-1) : forms[0];
  return (form ?? phrase).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? written(values[name], locale) : whole,
  );
}
