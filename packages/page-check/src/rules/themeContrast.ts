import type { PageRule } from '../CheckedPage.ts';
import { ENOUGH_CONTRAST, getContrast } from '../contrast/Colour.ts';
import { readTheme } from '../contrast/readTheme.ts';

/** Text and ground, as blocks put tokens together. */
const PAIRS = [
  ['ink', 'paper'],
  ['ink', 'tint'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'tint'],
  ['brand', 'paper'],
  ['on-brand', 'brand'],
  ['alert', 'paper'],
  ['on-alert', 'alert'],
  ['success', 'paper'],
] as const;

/** Colours of the theme that cannot be read on each other, by the contrast of WCAG 2.2. */
export const themeContrast: PageRule = ({ themeCss }) => {
  const colours = readTheme(themeCss);
  return (['light', 'dark'] as const).flatMap((scheme) =>
    PAIRS.flatMap(([front, ground]) => {
      const [text, below] = [colours[scheme].get(front), colours[scheme].get(ground)];
      const contrast = text && below && getContrast(text, below);
      if (contrast === undefined || contrast >= ENOUGH_CONTRAST) return [];
      return [
        {
          kind: 'theme-contrast',
          severity: 'warns' as const,
          sentence: `In the ${scheme} theme "${front}" on "${ground}" has a contrast of ${contrast.toFixed(1)}; text needs ${ENOUGH_CONTRAST}.`,
          hint: 'Make one of the two darker or lighter in the settings of the site.',
        },
      ];
    }),
  );
};
