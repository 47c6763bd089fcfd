/**
 * Checks the contrast of colours in the markup itself, written by editors and authors. Without a browser, only a text whose
 * style has both colour and background can be checked; for one with only one of them, a note says that nobody has checked
 * it.
 */
import { contrastRatio, TEXT_CONTRAST } from '@broadsheet/ui/contrast';
import type { PageRule } from '../CheckedPage.ts';
import { toTenths } from '../contrast/toTenths.ts';
import { parseColour } from '../contrast/parseColour.ts';
import type { MarkedElement } from '../markup/PageMarkup.ts';
import { byBlock, shorten } from './elements.ts';
import { describeFinding } from '../describeFinding.ts';

const read = (style: string, property: RegExp): string | undefined => property.exec(style)?.[1];

function readStyle({ attributes: { style = '' } }: MarkedElement) {
  return {
    text: read(style, /(?:^|;)\s*color\s*:\s*([^;]+)/i),
    ground: read(style, /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)/i),
  };
}

/** Returns the contrast ratio; `undefined` if it takes a browser to find out. */
function getContrast(element: MarkedElement): number | undefined {
  const { text, ground } = readStyle(element);
  const [front, below] = [parseColour(text ?? ''), parseColour(ground ?? '')];
  return front === undefined || below === undefined ? undefined : contrastRatio(front, below);
}

const isColoured = (element: MarkedElement): boolean =>
  element.text !== '' && Object.values(readStyle(element)).some((value) => value !== undefined);

export const styleContrast: PageRule = (page) => {
  const coloured = page.markup.elements.filter((element) => !element.isHidden && isColoured(element));
  const weak = coloured.filter((element) => (getContrast(element) ?? TEXT_CONTRAST) < TEXT_CONTRAST);
  const undecided = coloured.filter((element) => getContrast(element) === undefined);
  return [
    ...weak.map((element) => ({
      kind: 'contrast',
      severity: 'warns' as const,
      ...page.blockOf(element),
      ...describeFinding('contrast.weak', {
        text: shorten(element.text),
        contrast: toTenths(getContrast(element) ?? 0),
        minimum: TEXT_CONTRAST,
      }),
    })),
    ...byBlock(page, undecided).map(({ about, found }) => ({
      kind: 'contrast',
      severity: 'tells' as const,
      ...about,
      ...describeFinding('contrast.unknown', { n: found.length }),
    })),
  ];
};
