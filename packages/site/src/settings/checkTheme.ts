import type { DocumentProblem } from '@broadsheet/platform';
import { findThemeProblems, measureContrast, overrideTheme, parseThemeOverrides } from '@broadsheet/ui';
import type { Contrast, Theme } from '@broadsheet/ui';
import { describeProblem } from './describeProblem.ts';

function describeContrast({ front, back, scheme, ratio, minimum }: Contrast): DocumentProblem {
  // Rounded down: 4.49 is reported as 4.4, because 4.5 would meet the limit.
  const values = { front, back, ratio: Math.floor(ratio * 10) / 10, minimum };
  return { path: `$.colours.${front}.${scheme}`, ...describeProblem(`contrast.${scheme}`, values) };
}

/**
 * Checks a site's own tokens: for values that are invalid in a style sheet, and for pairs of colours with too little
 * contrast. A bad pair of the theme itself is reported too, because readers get it.
 */
export function checkTheme(base: Theme, document: unknown): readonly DocumentProblem[] {
  const theme = overrideTheme(base, parseThemeOverrides(document));
  const wanting = measureContrast(theme).filter(({ isEnough }) => !isEnough);
  return [
    ...findThemeProblems(document).map(({ path, name, wanted }) => ({
      path,
      ...describeProblem(`token.${wanted}`, { name }),
    })),
    ...wanting.map(describeContrast),
  ];
}
