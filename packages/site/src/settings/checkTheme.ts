import type { DocumentProblem } from '@broadsheet/platform';
import { findThemeProblems, measureContrast, overrideTheme, parseThemeOverrides } from '@broadsheet/ui';
import type { Contrast, Theme } from '@broadsheet/ui';
import { problem } from './SettingProblem.ts';

function tellContrast({ front, back, scheme, ratio, minimum }: Contrast): DocumentProblem {
  // Rounded down: 4.49 is told as 4.4, not as the 4.5 that it is not.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return problem(
    `$.colours.${front}.${scheme}`,
    `"${front}" on "${back}" has a contrast of ${shown} to 1 in the ${scheme} scheme; ${minimum} to 1 is needed to be read`,
  );
}

/**
 * What is wrong with a site's own tokens: values that no style sheet takes, and pairs of colours that cannot be read. A pair
 * that the theme itself leaves unread is told as well, for it is what readers get.
 */
export function checkTheme(base: Theme, document: unknown): readonly DocumentProblem[] {
  const theme = overrideTheme(base, parseThemeOverrides(document));
  const wanting = measureContrast(theme).filter(({ isEnough }) => !isEnough);
  return [
    ...findThemeProblems(document).map(({ path, reason }) => problem(path, reason)),
    ...wanting.map(tellContrast),
  ];
}
