/** Checks the theme of a publisher when the site starts: values that no style sheet can hold, missing fonts, pale colours. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findThemeProblems, measureContrast } from '@broadsheet/ui';
import type { Contrast, Theme, ThemeProblem } from '@broadsheet/ui';

const WANTED: Readonly<Record<ThemeProblem['wanted'], string>> = {
  colour: 'a colour such as "#0b4f6c", light and dark',
  veil: 'a colour such as "#0b0d10cc", light and dark',
  families: 'font families with commas between them',
  size: 'a length such as "1.5rem", or clamp(…) of three',
  line: 'a border such as "1px solid var(--bs-rule)"',
  leading: 'a number from 1 to 2.999',
  weight: 'a weight such as "600"',
  tracking: 'a length such as "-0.012em"',
  motion: 'milliseconds such as "150ms"',
  'no-colour': 'a name that Broadsheet knows: it has no such colour',
  'no-measure': 'a name that Broadsheet knows: it has no such measure',
};

const describeProblem = ({ path, wanted }: ThemeProblem): string =>
  `  ${path.replace('$.', '')}: it must be ${WANTED[wanted]}`;

const describeContrast = ({ front, back, scheme, ratio, minimum }: Contrast): string =>
  // Rounded down: 4.49 is told as 4.4, because 4.5 would be enough.
  `  "${front}" on "${back}" (${scheme}): ${(Math.floor(ratio * 10) / 10).toFixed(1)}, at least ${minimum} is needed`;

/**
 * Returns the pairs of colours with too little contrast for WCAG 2.2 AA, as lines of text; empty when all have enough.
 *
 * @param fontsDir the absolute folder of the built font files
 * @throws Error when a value cannot be used, or a font file is missing
 */
export function checkPublisherTheme(theme: Theme, fontsDir: string): readonly string[] {
  const problems = findThemeProblems(theme).map(describeProblem);
  if (problems.length > 0)
    throw new Error(
      `The theme "${theme.name}" cannot be used:\n${problems.join('\n')}\nCorrect it and build again.`,
    );
  const missing = (theme.fonts ?? []).find(({ file }) => !existsSync(join(fontsDir, file)));
  if (missing !== undefined)
    throw new Error(
      `The theme "${theme.name}" names the font "${missing.file}", which is not there. Put it into the folder fonts/ of the newspaper and build again.`,
    );
  const pale = measureContrast(theme).filter(({ isEnough }) => !isEnough);
  if (pale.length === 0) return [];
  return [
    `The theme "${theme.name}" has ${pale.length} pairs of colours that some readers cannot tell apart (WCAG 2.2 AA):`,
    ...pale.map(describeContrast),
  ];
}
