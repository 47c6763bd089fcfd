/**
 * Adds room to chains that would show nothing, because a block can only be dropped on something visible. Readers' pages
 * have no such room.
 */
const NAME = 'data-bs-empty';

/** The height in CSS pixels of the page, enough to drop on at every scale. */
const HEIGHT = 72;

function createEmptyPlace(shown: Document, text: string): HTMLElement {
  const place = shown.createElement('div');
  place.setAttribute(NAME, '');
  place.textContent = text;
  Object.assign(place.style, {
    boxSizing: 'border-box',
    display: 'grid',
    placeItems: 'center',
    minBlockSize: `${HEIGHT}px`,
    margin: '4px',
    border: '2px dashed var(--bs-rule)',
    color: 'var(--bs-ink-soft)',
    font: '500 var(--bs-type-2) / 1.4 var(--bs-sans)',
  });
  return place;
}

/** Adds room at a block: inside its element, or in its place if it has none. */
export function addEmptyPlace(range: Range, text: string): void {
  const shown = range.startContainer.ownerDocument;
  if (shown === null) return;
  const place = createEmptyPlace(shown, text);
  const element = range.startContainer.childNodes[range.startOffset];
  if (element instanceof (shown.defaultView?.HTMLElement ?? HTMLElement)) element.append(place);
  else range.insertNode(place);
}

export function removeEmptyPlaces(shown: Document): void {
  for (const place of shown.querySelectorAll(`[${NAME}]`)) place.remove();
}
