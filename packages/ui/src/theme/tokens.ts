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

/** A font of the system that is shown until a theme's own font is there. Measures are percent of the font size. */
export interface FontFallback {
  /** The names under which systems have it, such as `Arial` and `Liberation Sans`. */
  readonly local: readonly string[];
  /** How wide it is drawn, so that lines break at the same places. */
  readonly size: number;
  readonly ascent?: number;
  readonly descent?: number;
}

/** A font file that comes with a theme. */
export interface ThemeFont {
  /** The name that measures such as `serif` use; its fallback is named like it with " Fallback" after it. */
  readonly family: string;
  /** The name of a file in the folder `fonts/`, such as `tarn-serif.woff2`. */
  readonly file: string;
  /** A weight, or the range of a variable font such as `400 800`. Default: `400`. */
  readonly weight?: string;
  /** Default: `normal`. */
  readonly style?: 'normal' | 'italic';
  /** What is shown until the file is there. Default: `swap`, which shows the fallback and then the font. */
  readonly display?: 'swap' | 'optional' | 'fallback' | 'block';
  /** The characters of the file, such as `U+0000-00FF`; absent: all. */
  readonly range?: string;
  /** Whether every page fetches it before it is used. Default: false. */
  readonly preload?: boolean;
  readonly fallback?: FontFallback;
}

export interface Theme {
  readonly name: string;
  readonly colours: Readonly<Record<ColourToken, ColourPair>>;
  readonly measures: Readonly<Record<MeasureToken, string>>;
  /** The fonts that come with it; absent: none. */
  readonly fonts?: readonly ThemeFont[];
}

/** Returns a token's `var()` expression, for use in a style: `color: ${token('ink-soft')};` */
export function token(name: Token): string {
  return `var(--bs-${name})`;
}

/** The width from which on there is room for columns. */
export const DESKTOP = '@media (min-width: 48rem)';
export const WIDE = '@media (min-width: 64rem)';
