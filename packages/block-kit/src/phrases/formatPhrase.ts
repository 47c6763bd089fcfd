import { toLocale } from '../format/toLocale.ts';
import { numberFormat } from '../format/numberFormat.ts';

export type PhraseValues = Readonly<Record<string, string | number>>;

const rules = new Map<string, Intl.PluralRules>();

function getCategory(locale: string, n: number): string {
  let rule = rules.get(locale);
  if (rule === undefined) {
    rule = new Intl.PluralRules(toLocale(locale));
    rules.set(locale, rule);
  }
  return rule.select(n);
}

/** Chooses the form by its name, else by its place: the first for one, the last for every other number. */
function chooseForm(phrase: string, n: number, locale: string): string {
  const forms = phrase.split(' | ');
  if (forms.length < 2) return phrase;
  const category = getCategory(locale, n);
  const named = forms.find((form) => form.startsWith(`${category}: `));
  const chosen = named ?? (category === 'one' ? forms[0] : forms.at(-1)) ?? phrase;
  return chosen.replace(/^(?:zero|one|two|few|many|other): /, '');
}

function written(value: string | number | undefined, locale: string): string {
  return typeof value === 'number' ? numberFormat(toLocale(locale)).format(value) : String(value);
}

/**
 * Fills `{name}` placeholders; numbers are formatted for the locale. A phrase `"{n} match | {n} matches"` has a singular and
 * a plural, and the value `n` selects one by the locale's rules. A language with more forms names them as those rules do:
 * `"one: … | few: … | other: …"`; a number whose form is not named takes the last. An unknown placeholder stays as it is, so
 * that the mistake is visible.
 */
export function formatPhrase(phrase: string, values: PhraseValues, locale: string): string {
  return chooseForm(phrase, Number(values['n']), locale).replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? written(values[name], locale) : whole,
  );
}
