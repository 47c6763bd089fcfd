/**
 * The names that styles may use.
 *
 * A token is a CSS custom property with a typed name: `token('brand')` is `var(--bs-brand)`, and a name that no theme
 * defines does not compile. A theme is a value for each token; colours come in pairs, light and dark. Publishers
 * change a theme, never a component.
 */

/** The names of the colours, by role. */
export const COLOURS = [
  'paper',
  'ink',
  'ink-soft',
  'rule',
  'rule-strong',
  'tint',
  'brand',
  'on-brand',
  'alert',
  'on-alert',
  'breaking',
  'on-breaking',
  'success',
  'focus',
  'scrim',
  'on-scrim',
] as const;

/** The tokens that are not colours. Type sizes are CSS font sizes, spaces are CSS lengths. */
export const MEASURES = [
  'serif',
  'sans',
  'mono',
  'type-0',
  'type-1',
  'type-2',
  'type-3',
  'type-4',
  'type-5',
  'type-6',
  'body-size',
  'body-leading',
  'heading-weight',
  'heading-tracking',
  'measure',
  'page',
  'gutter',
  'gap',
  'radius',
  'border',
  'border-double',
  'control',
  'motion',
] as const;

export type ColourToken = (typeof COLOURS)[number];
export type MeasureToken = (typeof MEASURES)[number];
export type Token = ColourToken | MeasureToken;

export interface ColourPair {
  readonly light: string;
  readonly dark: string;
}

export interface Theme {
  readonly name: string;
  readonly colours: Readonly<Record<ColourToken, ColourPair>>;
  readonly measures: Readonly<Record<MeasureToken, string>>;
}

/** Returns a token's `var()` expression, for use in a style: `color: ${token('ink-soft')};` */
export function token(name: Token): string {
  return `var(--bs-${name})`;
}

/** The width from which on there is room for columns. */
export const DESKTOP = '@media (min-width: 48rem)';
export const WIDE = '@media (min-width: 64rem)';
