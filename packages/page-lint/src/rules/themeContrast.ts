import { CONTRAST_PAIRS, contrastRatio, SCHEMES } from '@broadsheet/ui/contrast';
import type { PageRule } from '../CheckedPage.ts';
import { toTenths } from '../contrast/toTenths.ts';
import { readTheme } from '../contrast/readTheme.ts';
import { describeFinding } from '../describeFinding.ts';

/** Each pair once, in either order. */
const PAIRS = CONTRAST_PAIRS.filter(
  ({ front, back }, index) =>
    !CONTRAST_PAIRS.slice(0, index).some((pair) => pair.front === back && pair.back === front),
);

/** Checks the contrast of all pairs of theme colours that blocks combine. */
export const themeContrast: PageRule = ({ themeCss }) => {
  const colours = readTheme(themeCss);
  return SCHEMES.flatMap((scheme) =>
    PAIRS.flatMap(({ front, back, minimum }) => {
      const [above, below] = [colours[scheme].get(front), colours[scheme].get(back)];
      if (above === undefined || below === undefined) return [];
      const contrast = contrastRatio(above, below);
      if (contrast >= minimum) return [];
      return [
        {
          kind: 'theme-contrast',
          severity: 'warns' as const,
          ...describeFinding(`theme-contrast.${scheme}`, {
            front,
            back,
            contrast: toTenths(contrast),
            minimum,
          }),
        },
      ];
    }),
  );
};
