import type { CheckedPage } from '../CheckedPage.ts';
import type { MarkedElement } from '../markup/PageMarkup.ts';

const SHOWN = 60;

/** A text of the page within a sentence, no longer than a line. */
export const quote = (text: string): string =>
  text.length > SHOWN ? `"${text.slice(0, SHOWN)} …"` : `"${text}"`;

/** Elements of a name that readers meet, of whatever means they read by. */
export const heardElements = (
  { markup }: CheckedPage,
  ...names: readonly string[]
): readonly MarkedElement[] =>
  markup.elements.filter(({ name, isHidden }) => !isHidden && names.includes(name));

/** What assistive technology calls an element. */
export const nameOf = ({ attributes, text }: MarkedElement): string =>
  [attributes['aria-label'], attributes['aria-labelledby'], text, attributes['title']]
    .map((name) => name?.trim() ?? '')
    .find((name) => name !== '') ?? '';

/** `1 image`, `3 images`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Elements by the block that they stand in, so that a block is told of once. */
export function byBlock(
  page: CheckedPage,
  elements: readonly MarkedElement[],
): readonly { readonly about: { readonly blockId?: string }; readonly found: readonly MarkedElement[] }[] {
  const groups = new Map<string | undefined, MarkedElement[]>();
  for (const element of elements) {
    const { blockId } = page.blockOf(element);
    groups.set(blockId, [...(groups.get(blockId) ?? []), element]);
  }
  return [...groups].map(([blockId, found]) => ({ about: blockId === undefined ? {} : { blockId }, found }));
}
