import { CONTRAST_PAIRS, contrastRatio, SCHEMES, TEXT_CONTRAST } from '@broadsheet/ui/contrast';
import type { PageRule } from '../CheckedPage.ts';
import { readTheme } from '../contrast/readTheme.ts';

/** Each pair once, whichever of the two lies on the other. */
const PAIRS = CONTRAST_PAIRS.filter(
  ({ front, back }, index) =>
    !CONTRAST_PAIRS.slice(0, index).some((pair) => pair.front === back && pair.back === front),
);

/** Colours of the theme that cannot be read or seen on each other, of all pairs that blocks put together. */
export const themeContrast: PageRule = ({ themeCss }) => {
  const colours = readTheme(themeCss);
  return SCHEMES.flatMap((scheme) =>
    PAIRS.flatMap(({ front, back, minimum }) => {
      const [above, below] = [colours[scheme].get(front), colours[scheme].get(back)];
      if (above === undefined || below === undefined) return [];
      const contrast = contrastRatio(above, below);
      if (contrast >= minimum) return [];
      const what = minimum === TEXT_CONTRAST ? 'text needs' : 'lines and marks need';
      return [
        {
          kind: 'theme-contrast',
          severity: 'warns' as const,
          sentence: `In the ${scheme} theme "${front}" on "${back}" has a contrast of ${contrast.toFixed(1)}; ${what} ${minimum}.`,
          hint: 'Make one of the two darker or lighter in the settings of the site.',
        },
      ];
    }),
  );
};
