import { localeOf } from '../format/localeOf.ts';
import { numberFormat } from '../format/numberFormat.ts';

export type PhraseValues = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

function isSingular(locale: string, n: number): boolean {
  let rule = rules.get(locale);
  if (rule === undefined) {
    rule = new Intl.PluralRules(localeOf(locale));
    rules.set(locale, rule);
  }
  return rule.select(n) === 'one';
}

function written(value: string | number | undefined, locale: string): string {
  return typeof value === 'number' ? numberFormat(localeOf(locale)).format(value) : String(value);
}

/**
 * Fills `{name}` placeholders, numbers in the manner of the locale. A phrase `"{n} match | {n} matches"` has a singular and a plural; the value `n` chooses
 * by the rules of the locale. An unknown placeholder stays as it is, so that a mistake is seen.
 */
export function formatPhrase(phrase: string, values: PhraseValues, locale: string): string {
  const forms = phrase.split(' | ');
  const n = Number(values['n']);
  const form = forms.length > 1 && !isSingular(locale, n) ? forms.at(-1) : forms[0];
  return (form ?? phrase).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? written(values[name], locale) : whole,
  );
}
