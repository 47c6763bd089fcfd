/**
 * Colours that stand in the markup itself, as editors and authors write them. Without a browser a text is decided whose colour and
 * ground both stand there; of any other that has one of the two it is told that nobody has looked.
 */
import { contrastRatio, TEXT_CONTRAST } from '@broadsheet/ui/contrast';
import type { PageRule } from '../CheckedPage.ts';
import { parseColour } from '../contrast/parseColour.ts';
import type { MarkedElement } from '../markup/PageMarkup.ts';
import { byBlock, count, quote } from './elements.ts';

const read = (style: string, property: RegExp): string | undefined => property.exec(style)?.[1];

function readStyle({ attributes: { style = '' } }: MarkedElement) {
  return {
    text: read(style, /(?:^|;)\s*color\s*:\s*([^;]+)/i),
    ground: read(style, /(?:^|;)\s*background(?:-color)?\s*:\s*([^;]+)/i),
  };
}

/** `undefined` where nobody can say without a browser. */
function contrastOf(element: MarkedElement): number | undefined {
  const { text, ground } = readStyle(element);
  const [front, below] = [parseColour(text ?? ''), parseColour(ground ?? '')];
  return front === undefined || below === undefined ? undefined : contrastRatio(front, below);
}

const isColoured = (element: MarkedElement): boolean =>
  element.text !== '' && Object.values(readStyle(element)).some((value) => value !== undefined);

export const styleContrast: PageRule = (page) => {
  const coloured = page.markup.elements.filter((element) => !element.isHidden && isColoured(element));
  const weak = coloured.filter((element) => (contrastOf(element) ?? TEXT_CONTRAST) < TEXT_CONTRAST);
  const undecided = coloured.filter((element) => contrastOf(element) === undefined);
  return [
    ...weak.map((element) => ({
      kind: 'contrast',
      severity: 'warns' as const,
      ...page.blockOf(element),
      sentence: `${quote(element.text)} has a contrast of ${(contrastOf(element) ?? 0).toFixed(1)} to its ground; text needs ${TEXT_CONTRAST}.`,
      hint: 'Choose a darker or a lighter colour.',
    })),
    ...byBlock(page, undecided).map(({ about, found }) => ({
      kind: 'contrast',
      severity: 'tells' as const,
      ...about,
      sentence: `The contrast of ${count(found.length, 'text')} of this block cannot be told from its colours alone.`,
      hint: 'Look at it in the preview, light and dark.',
    })),
  ];
};
