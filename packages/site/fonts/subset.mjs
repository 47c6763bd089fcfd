/**
 * Cuts the site's two font families into the files beside this script; README.md says how to run it.
 *
 * One file has the characters of nearly all English text. A second one, with the rest of Latin, is loaded when a page
 * needs it. Weights that no theme uses are left out.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { FONT_RANGES } from '../src/assets/fontRanges.ts';

/** Installed for this run only: nothing else needs it. */
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
function listCharacters(range) {
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
  const font = await subsetFont(await readFile(fileURLToPath(source)), listCharacters(FONT_RANGES[part]), {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  const name = `${family}-${part}-${style}.woff2`;
  await writeFile(new URL(name, import.meta.url), font);
  console.log(name, font.length);
}
