import type { DocumentProblem } from '@broadsheet/platform';
import { findThemeProblems, measureContrast, overrideTheme, parseThemeOverrides } from '@broadsheet/ui';
import type { Contrast, Theme } from '@broadsheet/ui';
import { problem } from './SettingProblem.ts';

function tellContrast({ front, back, scheme, ratio, minimum }: Contrast): DocumentProblem {
  // Rounded down: 4.49 is reported as 4.4, because 4.5 would meet the limit.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1);
  return problem(
    `$.colours.${front}.${scheme}`,
    `"${front}" on "${back}" has a contrast of ${shown} to 1 in the ${scheme} scheme; ${minimum} to 1 is needed to be read`,
  );
}

/**
 * Checks a site's own tokens: for values that are invalid in a style sheet, and for pairs of colours with too little
 * contrast. A bad pair of the theme itself is reported too, because readers get it.
 */
export function checkTheme(base: Theme, document: unknown): readonly DocumentProblem[] {
  const theme = overrideTheme(base, parseThemeOverrides(document));
  const wanting = measureContrast(theme).filter(({ isEnough }) => !isEnough);
  return [
    ...findThemeProblems(document).map(({ path, reason }) => problem(path, reason)),
    ...wanting.map(tellContrast),
  ];
}
