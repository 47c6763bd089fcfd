/**
 * Cuts the two families of the house into the files beside this script; README.md says how to run it.
 *
 * What nearly all English text is made of comes first and alone; the rest of Latin comes when a page uses it. Weights end
 * where the themes do.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FONT_RANGES } from '../src/assets/fontRanges.ts';

/** Installed for the occasion: nobody else needs it. */
const SUBSETTER = 'subset-font';
const { default: subsetFont } = await import(SUBSETTER);

const WEIGHTS = { min: 400, max: 800 };
const JOBS = [
  { family: 'newsreader', part: 'basic', of: 'latin', style: 'normal', wght: WEIGHTS },
  { family: 'newsreader', part: 'latin', of: 'latin', style: 'normal', wght: WEIGHTS },
  { family: 'newsreader', part: 'latin-ext', of: 'latin-ext', style: 'normal', wght: WEIGHTS },
  { family: 'newsreader', part: 'basic', of: 'latin', style: 'italic', wght: 400 },
  { family: 'newsreader', part: 'latin', of: 'latin', style: 'italic', wght: 400 },
  { family: 'libre-franklin', part: 'basic', of: 'latin', style: 'normal', wght: WEIGHTS },
  { family: 'libre-franklin', part: 'latin', of: 'latin', style: 'normal', wght: WEIGHTS },
  { family: 'libre-franklin', part: 'latin-ext', of: 'latin-ext', style: 'normal', wght: WEIGHTS },
];

/** `U+0020-007E,U+00A0` as the characters themselves. */
function charactersOf(range) {
  return range
    .split(',')
    .flatMap((each) => {
      const [from, to = from] = each
        .replace('U+', '')
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

for (const { family, part, of, style, wght } of JOBS) {
  const source = import.meta.resolve(
    `@fontsource-variable/${family}/files/${family}-${of}-wght-${style}.woff2`,
  );
  const font = await subsetFont(await readFile(fileURLToPath(source)), charactersOf(FONT_RANGES[part]), {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  const name = `${family}-${part}-${style}.woff2`;
  await writeFile(new URL(name, import.meta.url), font);
  console.log(name, font.length);
}
