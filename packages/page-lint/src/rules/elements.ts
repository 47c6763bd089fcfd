import type { CheckedPage } from '../CheckedPage.ts';
import type { MarkedElement } from '../markup/PageMarkup.ts';

const SHOWN = 60;

/** Shortens a text of the page to at most a line, to be quoted in a sentence. */
export const shorten = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)} …` : text);

/** Returns the elements of the given names that are not hidden from assistive technology. */
export const announcedElements = (
  { markup }: CheckedPage,
  ...names: readonly string[]
): readonly MarkedElement[] =>
  markup.elements.filter(({ name, isHidden }) => !isHidden && names.includes(name));

const getOwnName = ({ attributes, text }: MarkedElement): string =>
  [attributes['aria-label'], text, attributes['title']]
    .map((name) => name?.trim() ?? '')
    .find((name) => name !== '') ?? '';

/** Returns an element's accessible name, empty if it has none. The elements that `aria-labelledby` names come first. */
export function getAccessibleName({ markup }: CheckedPage, element: MarkedElement): string {
  const ids = element.attributes['aria-labelledby']?.split(/\s+/).filter(Boolean) ?? [];
  const labels = ids.map((id) => markup.elements.find(({ attributes }) => attributes['id'] === id));
  const named = labels.map((label) => (label === undefined ? '' : getOwnName(label))).filter(Boolean);
  return named.join(' ') || getOwnName(element);
}

/** Groups elements by the block that they are in, so that a rule reports each block once. */
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
