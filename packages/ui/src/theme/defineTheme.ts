import { paper } from './paper.ts';
import type { ColourPair, ColourToken, MeasureToken, Theme, ThemeFont } from './tokens.ts';

export interface ThemeDefinition {
  /** The name in `THEME`, such as `tarn`. */
  readonly name: string;
  /** The theme whose tokens count where this one names none. Default: `paper`. */
  readonly base?: Theme;
  /** Colours as `#rrggbb`, light and dark; `scrim` may be `#rrggbbaa`. */
  readonly colours?: Readonly<Partial<Record<ColourToken, ColourPair>>>;
  /** All other tokens: CSS lengths, font families, weights, borders, and milliseconds such as `150ms`. */
  readonly measures?: Readonly<Partial<Record<MeasureToken, string>>>;
  /** The fonts that come with the theme, as files in the folder `fonts/` of the newspaper. */
  readonly fonts?: readonly ThemeFont[];
}

/**
 * Makes a theme from the tokens in which it differs from another one. The site checks its values and contrasts when it
 * starts.
 *
 * @example
 * export const tarn = defineTheme({
 *   name: 'tarn',
 *   colours: { brand: { light: '#7a1f3d', dark: '#f29bb3' } },
 *   measures: { serif: '"Tarn Serif", Georgia, serif', radius: '8px' },
 *   fonts: [{ family: 'Tarn Serif', file: 'tarn-serif.woff2', weight: '400 700', preload: true }],
 * });
 */
export function defineTheme({ name, base = paper, colours, measures, fonts = [] }: ThemeDefinition): Theme {
  return {
    name,
    colours: { ...base.colours, ...colours },
    measures: { ...base.measures, ...measures },
    fonts: [...(base.fonts ?? []), ...fonts],
  };
}
