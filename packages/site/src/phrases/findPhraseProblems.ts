/** What is wrong with a site's own texts: what readers will see in English, and what they will see wrong. */
import { findLocale, toLocale } from '@broadsheet/block-kit';
import type { Phrases } from '@broadsheet/block-kit';
import { SECTIONS } from './PhrasesFile.ts';
import type { PhrasesFile, Section } from './PhrasesFile.ts';

/**
 * `missing`: no text, so that readers meet English. `unknown`: nothing asks for that name. `stale`: the English has changed
 * since. `placeholders`: another set of `{…}` than the English. `forms`: not the forms that the language counts by.
 */
export type PhraseProblemKind = 'missing' | 'unknown' | 'stale' | 'placeholders' | 'forms';

export interface PhraseProblem {
  readonly kind: PhraseProblemKind;
  readonly section: Section;
  readonly name: string;
  /** What is expected; empty where the kind says it. */
  readonly detail: string;
}

/** All texts of the site in English, by section. */
export type EnglishTexts = Readonly<Record<Section, Phrases>>;

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** Returns the forms by which a language counts up to two hundred, by the names of the Unicode rules. */
export function listCountForms(locale: string): readonly string[] {
  const rules = new Intl.PluralRules(toLocale(locale));
  const used = new Set(Array.from({ length: 200 }, (_, n) => rules.select(n)));
  return CATEGORIES.filter((name) => [...used].some((each) => each === name));
}

const placesIn = (text: string): readonly string[] =>
  [...new Set(text.match(/\{\w+\}/g))].toSorted((a, b) => a.localeCompare(b));

const splitForms = (text: string): readonly string[] => text.split(' | ');

const nameOfForm = (form: string): string | undefined => /^(\w+): /.exec(form)?.[1];

function describeForms(text: string, english: string, locale: string): string | undefined {
  const forms = splitForms(text);
  const isCounted = splitForms(english).length > 1;
  if (forms.length === 1) return undefined;
  if (!isCounted) return 'one text, as nothing is counted in it';
  const expected = listCountForms(locale);
  const named = forms.map(nameOfForm);
  const isNamed = expected.every((name) => named.includes(name)) && named.every((name) => name !== undefined);
  const isPair = forms.length === 2 && expected.every((name) => name === 'one' || name === 'other');
  return isNamed || isPair ? undefined : `"${expected.map((name) => `${name}: …`).join(' | ')}"`;
}

/** Every form may only have places of the English, and the last must have all that the English last one has. */
function describePlaces(text: string, english: string): string | undefined {
  const allowed = placesIn(english);
  const needed = placesIn(splitForms(english).at(-1) ?? '');
  const last = placesIn(splitForms(text).at(-1) ?? '');
  const isRight =
    placesIn(text).every((place) => allowed.includes(place)) && needed.every((place) => last.includes(place));
  return isRight ? undefined : allowed.join(' ') || 'none';
}

function findInSection(file: PhrasesFile, section: Section, texts: Phrases): readonly PhraseProblem[] {
  const problem = (kind: PhraseProblemKind, name: string, detail = '') => ({ kind, section, name, detail });
  const unknown = [...file[section].keys()].filter((name) => !Object.hasOwn(texts, name));
  const isSpoken = findLocale(file.locale) !== undefined || file.locale.toLowerCase().startsWith('en');
  return [
    ...unknown.map((name) => problem('unknown', name)),
    ...Object.entries(texts).flatMap(([name, english]) => {
      const { text = '', english: writtenFor = english } = file[section].get(name) ?? {};
      if (text === '') return isSpoken ? [] : [problem('missing', name)];
      const forms = describeForms(text, english, file.locale);
      const places = describePlaces(text, english);
      return [
        ...(writtenFor === english ? [] : [problem('stale', name, english)]),
        ...(forms === undefined ? [] : [problem('forms', name, forms)]),
        ...(places === undefined ? [] : [problem('placeholders', name, places)]),
      ];
    }),
  ];
}

/** Compares the texts of a site with those that it asks for. A language that blocks speak needs none, and misses none. */
export function findPhraseProblems(file: PhrasesFile, texts: EnglishTexts): readonly PhraseProblem[] {
  return SECTIONS.flatMap((section) => findInSection(file, section, texts[section]));
}

/** Writes a problem as one line. */
export function describePhraseProblem({ kind, section, name, detail }: PhraseProblem): string {
  const place = `${section}: ${name}`;
  switch (kind) {
    case 'missing':
      return `${place} has no text yet; readers see it in English`;
    case 'unknown':
      return `${place} is a name that nothing asks for; correct it or leave it out`;
    case 'stale':
      return `${place} was written for another English text; it is now "${detail}"`;
    case 'placeholders':
      return `${place} must have these places, and the last form all of them: ${detail}`;
    case 'forms':
      return `${place} needs the forms by which the language counts: ${detail}`;
  }
}
