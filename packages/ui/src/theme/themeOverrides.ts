/**
 * A site's own values for some tokens of its theme, typed by editors and parsed strictly.
 *
 * A value becomes part of a style sheet that every reader gets, so each token has a pattern of allowed values. A value that
 * matches cannot end a declaration, a rule or the style element, and cannot load anything.
 */
import { COLOURS, MEASURES } from './tokens.ts';
import type { ColourPair, ColourToken, MeasureToken, Theme } from './tokens.ts';

export interface ThemeOverrides {
  readonly colours: Readonly<Partial<Record<ColourToken, ColourPair>>>;
  readonly measures: Readonly<Partial<Record<MeasureToken, string>>>;
}

export interface ThemeProblem {
  /** A JSON path, e.g. `$.colours.brand.light`. */
  readonly path: string;
  readonly reason: string;
}

interface Grammar {
  readonly pattern: RegExp;
  /** A description of allowed values, with an example. */
  readonly says: string;
}

const OPAQUE: Grammar = { pattern: /^#[\da-f]{6}$/i, says: 'a colour of six digits, such as #0b4f6c' };
const VEIL: Grammar = {
  pattern: /^#[\da-f]{6}(?:[\da-f]{2})?$/i,
  says: 'a colour of eight digits, the last two for its density, such as #0b0d10cc',
};

const LENGTH = '\\d{1,4}(?:\\.\\d{1,4})?(?:rem|em|px|ch|vw|vh)';
const FAMILY = '(?:"[A-Za-z][\\w -]{0,60}"|[A-Za-z-][\\w-]{0,60})';

const families: Grammar = {
  pattern: new RegExp(`^${FAMILY}(?:, ?${FAMILY}){0,11}$`),
  says: 'names of fonts between commas, those of more than one word in quotes, such as "Source Serif", Georgia, serif',
};
const size: Grammar = {
  pattern: new RegExp(`^(?:${LENGTH}|clamp\\(${LENGTH}, ?${LENGTH}(?: \\+ ${LENGTH})?, ?${LENGTH}\\))$`),
  says: 'a length, such as 1.5rem, or one between bounds, such as clamp(1rem, 3vw, 2rem)',
};
const line: Grammar = {
  pattern: /^\d{1,2}px (?:solid|double|dashed|dotted) (?:var\(--bs-[a-z-]{1,20}\)|#[\da-f]{6})$/i,
  says: 'a width, a style and a colour, such as 1px solid var(--bs-rule)',
};
const exact = (pattern: RegExp, says: string): Grammar => ({ pattern, says });

const MEASURE_GRAMMARS: Readonly<Record<MeasureToken, Grammar>> = {
  serif: families,
  sans: families,
  mono: families,
  'type-0': size,
  'type-1': size,
  'type-2': size,
  'type-3': size,
  'type-4': size,
  'type-5': size,
  'type-6': size,
  'body-size': size,
  'body-leading': exact(/^[12](?:\.\d{1,3})?$/, 'a height of lines from 1 to 3, such as 1.6'),
  'heading-weight': exact(/^[1-9]00$/, 'a weight in hundreds from 100 to 900, such as 600'),
  'heading-tracking': exact(
    /^-?0(?:\.\d{1,4})?(?:em)?$/,
    'a distance in em between -1 and 1, such as -0.012em',
  ),
  measure: size,
  page: size,
  gutter: size,
  gap: size,
  radius: size,
  border: line,
  'border-double': line,
  control: size,
  motion: exact(/^\d{1,4}ms$/, 'a time in milliseconds, such as 150ms'),
};

const getGrammar = (name: ColourToken): Grammar => (name === 'scrim' ? VEIL : OPAQUE);

const readMembers = (input: unknown, name: string): Readonly<Record<string, unknown>> => {
  const value: unknown = typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
};

const isColourToken = (name: string): name is ColourToken => COLOURS.some((each) => each === name);
const isMeasureToken = (name: string): name is MeasureToken => MEASURES.some((each) => each === name);
const matches = (value: unknown, { pattern }: Grammar): value is string =>
  typeof value === 'string' && pattern.test(value);

function readPair(name: ColourToken, value: unknown): ColourPair | undefined {
  const { light, dark } = readMembers({ value }, 'value');
  const grammar = getGrammar(name);
  return matches(light, grammar) && matches(dark, grammar) ? { light, dark } : undefined;
}

/** Parses overrides; unknown tokens and values that are not allowed are left out. */
export function parseThemeOverrides(input: unknown): ThemeOverrides {
  const colours: Partial<Record<ColourToken, ColourPair>> = {};
  const measures: Partial<Record<MeasureToken, string>> = {};
  for (const [name, value] of Object.entries(readMembers(input, 'colours'))) {
    const pair = isColourToken(name) ? readPair(name, value) : undefined;
    if (isColourToken(name) && pair !== undefined) colours[name] = pair;
  }
  for (const [name, value] of Object.entries(readMembers(input, 'measures')))
    if (isMeasureToken(name) && matches(value, MEASURE_GRAMMARS[name])) measures[name] = value;
  return { colours, measures };
}

function findColourProblems([name, value]: readonly [string, unknown]): readonly ThemeProblem[] {
  const path = `$.colours.${name}`;
  if (!isColourToken(name)) return [{ path, reason: `no theme has a colour "${name}"` }];
  const pair = readMembers({ value }, 'value');
  const grammar = getGrammar(name);
  return ['light', 'dark'].flatMap((scheme) =>
    matches(pair[scheme], grammar)
      ? []
      : [{ path: `${path}.${scheme}`, reason: `the colour "${name}" must be ${grammar.says}` }],
  );
}

function findMeasureProblems([name, value]: readonly [string, unknown]): readonly ThemeProblem[] {
  const path = `$.measures.${name}`;
  if (!isMeasureToken(name)) return [{ path, reason: `no theme has a measure "${name}"` }];
  const grammar = MEASURE_GRAMMARS[name];
  return matches(value, grammar) ? [] : [{ path, reason: `the measure "${name}" must be ${grammar.says}` }];
}

/** Returns what `parseThemeOverrides` leaves out, and why. */
export function findThemeProblems(input: unknown): readonly ThemeProblem[] {
  return [
    ...Object.entries(readMembers(input, 'colours')).flatMap(findColourProblems),
    ...Object.entries(readMembers(input, 'measures')).flatMap(findMeasureProblems),
  ];
}

/** Returns the theme with a site's own values. */
export const overrideTheme = (theme: Theme, { colours, measures }: ThemeOverrides): Theme => ({
  ...theme,
  colours: { ...theme.colours, ...colours },
  measures: { ...theme.measures, ...measures },
});

/**
 * Returns the rules that apply a site's own values, to be placed after the theme's style sheet; empty without overrides.
 * Printed pages keep the theme's print colours.
 */
export function themeOverridesCss(overrides: ThemeOverrides): string {
  const colours = COLOURS.flatMap((name) => {
    const pair = overrides.colours[name];
    return pair === undefined ? [] : [`--bs-${name}:light-dark(${pair.light},${pair.dark})`];
  });
  const measures = MEASURES.flatMap((name) => {
    const value = overrides.measures[name];
    return value === undefined ? [] : [`--bs-${name}:${value}`];
  });
  const rule = (declarations: readonly string[]) => `:root{${declarations.join(';')}}`;
  return [
    ...(measures.length === 0 ? [] : [rule(measures)]),
    ...(colours.length === 0 ? [] : [`@media screen{${rule(colours)}}`]),
  ].join('');
}
