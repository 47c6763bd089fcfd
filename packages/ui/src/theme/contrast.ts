/** Measures the contrast of WCAG 2.2 for every pair of tokens that components use together. */
import type { ColourToken, Theme } from './tokens.ts';

export type Scheme = 'light' | 'dark';
export const SCHEMES = ['light', 'dark'] as const satisfies readonly Scheme[];

/** The minimum ratio of text to its background. */
export const TEXT_CONTRAST = 4.5;
/** Smallest ratio of lines and marks that have to be seen. */
export const MARK_CONTRAST = 3;

export interface ContrastPair {
  readonly front: ColourToken;
  readonly back: ColourToken;
  readonly minimum: number;
}

const on = (minimum: number, back: ColourToken, ...fronts: readonly ColourToken[]): readonly ContrastPair[] =>
  fronts.map((front) => ({ front, back, minimum }));

/** All pairs of tokens that are used together. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...on(TEXT_CONTRAST, 'paper', 'ink', 'ink-soft', 'brand', 'alert', 'success'),
  ...on(TEXT_CONTRAST, 'tint', 'ink', 'ink-soft', 'brand', 'alert', 'success'),
  ...on(TEXT_CONTRAST, 'brand', 'on-brand'),
  ...on(TEXT_CONTRAST, 'alert', 'on-alert'),
  ...on(TEXT_CONTRAST, 'breaking', 'on-breaking'),
  ...on(TEXT_CONTRAST, 'success', 'paper'),
  ...on(TEXT_CONTRAST, 'ink', 'paper'),
  ...on(TEXT_CONTRAST, 'scrim', 'on-scrim'),
  ...on(MARK_CONTRAST, 'paper', 'rule-strong', 'focus'),
  ...on(MARK_CONTRAST, 'tint', 'rule-strong', 'focus'),
];

type Channels = readonly [red: number, green: number, blue: number];

const channel = (colour: string, start: number): number =>
  Number.parseInt(colour.slice(start, start + 2), 16);

/** Parses a colour. A translucent one is judged over white, the brightest image that it can cover. */
function toChannels(colour: string): Channels {
  const alpha = colour.length === 9 ? channel(colour, 7) / 255 : 1;
  const mixed = (start: number) => Math.round(channel(colour, start) * alpha + 255 * (1 - alpha));
  return [mixed(1), mixed(3), mixed(5)];
}

/** Returns the relative luminance of a colour, from 0 for black to 1 for white. */
function luminance(colour: string): number {
  const [red, green, blue] = toChannels(colour).map((eight) => {
    const value = eight / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** Returns the contrast ratio of two colours of six or eight digits, from 1 to 21. Their order does not matter. */
export function contrastRatio(one: string, other: string): number {
  const lights = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(...lights) / Math.min(...lights);
}

export interface Contrast extends ContrastPair {
  readonly scheme: Scheme;
  /** The ratio, from 1 to 21. */
  readonly ratio: number;
  readonly isEnough: boolean;
}

/** Returns the contrast of every pair in both colour schemes. */
export function measureContrast({ colours }: Pick<Theme, 'colours'>): readonly Contrast[] {
  return CONTRAST_PAIRS.flatMap((pair) =>
    SCHEMES.map((scheme) => {
      const ratio = contrastRatio(colours[pair.front][scheme], colours[pair.back][scheme]);
      return { ...pair, scheme, ratio, isEnough: ratio >= pair.minimum };
    }),
  );
}
