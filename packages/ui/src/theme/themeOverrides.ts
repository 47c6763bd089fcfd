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

/** The kinds of values of a token; `veil` is a colour with a density. */
export type TokenKind =
  'colour' | 'veil' | 'families' | 'size' | 'line' | 'leading' | 'weight' | 'tracking' | 'motion';

export interface ThemeProblem {
  /** A JSON path, e.g. `$.colours.brand.light`. */
  readonly path: string;
  /** The kind of value that the token needs; for a token that no theme has, the list in which it stands. */
  readonly wanted: TokenKind | 'no-colour' | 'no-measure';
  /** The name of the token. */
  readonly name: string;
}

interface Grammar {
  readonly kind: TokenKind;
  readonly pattern: RegExp;
}

const OPAQUE: Grammar = { kind: 'colour', pattern: /^#[\da-f]{6}$/i };
const VEIL: Grammar = { kind: 'veil', pattern: /^#[\da-f]{6}(?:[\da-f]{2})?$/i };

const LENGTH = '\\d{1,4}(?:\\.\\d{1,4})?(?:rem|em|px|ch|vw|vh)';
const FAMILY = '(?:"[A-Za-z][\\w -]{0,60}"|[A-Za-z-][\\w-]{0,60})';

const families: Grammar = {
  kind: 'families',
  pattern: new RegExp(`^${FAMILY}(?:, ?${FAMILY}){0,11}$`),
};
const size: Grammar = {
  kind: 'size',
  pattern: new RegExp(`^(?:${LENGTH}|clamp\\(${LENGTH}, ?${LENGTH}(?: \\+ ${LENGTH})?, ?${LENGTH}\\))$`),
};
const line: Grammar = {
  kind: 'line',
  pattern: /^\d{1,2}px (?:solid|double|dashed|dotted) (?:var\(--bs-[a-z-]{1,20}\)|#[\da-f]{6})$/i,
};

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
  'body-leading': { kind: 'leading', pattern: /^[12](?:\.\d{1,3})?$/ },
  'heading-weight': { kind: 'weight', pattern: /^[1-9]00$/ },
  'heading-tracking': { kind: 'tracking', pattern: /^-?0(?:\.\d{1,4})?(?:em)?$/ },
  measure: size,
  page: size,
  gutter: size,
  gap: size,
  radius: size,
  border: line,
  'border-double': line,
  control: size,
  motion: { kind: 'motion', pattern: /^\d{1,4}ms$/ },
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
  if (!isColourToken(name)) return [{ path, name, wanted: 'no-colour' }];
  const pair = readMembers({ value }, 'value');
  const grammar = getGrammar(name);
  return ['light', 'dark'].flatMap((scheme) =>
    matches(pair[scheme], grammar) ? [] : [{ path: `${path}.${scheme}`, name, wanted: grammar.kind }],
  );
}

function findMeasureProblems([name, value]: readonly [string, unknown]): readonly ThemeProblem[] {
  const path = `$.measures.${name}`;
  if (!isMeasureToken(name)) return [{ path, name, wanted: 'no-measure' }];
  const grammar = MEASURE_GRAMMARS[name];
  return matches(value, grammar) ? [] : [{ path, name, wanted: grammar.kind }];
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
