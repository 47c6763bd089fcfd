import type { FindPart } from '../findPart.ts';
import { moveSheet } from './moveSheet.ts';

/**
 * Opens a wall as a modal dialog over the page, which meanwhile neither scrolls nor takes the focus. Escape, a phone's back
 * gesture and the button close it: the wall returns to its place below the teaser, and the focus to where it was, so that
 * nobody is locked in. A browser without modal dialogs shows the wall in its place.
 *
 * @returns a function that closes it; further calls do nothing
 */
export function openOverlay(
  place: HTMLElement,
  panel: HTMLElement,
  { findPart }: { readonly findPart: FindPart },
): () => void {
  const overlay = findPart(place, 'overlay');
  if (!(overlay instanceof HTMLDialogElement) || !('showModal' in overlay)) return () => undefined;
  const { documentElement: root } = place.ownerDocument;
  const mark = new Comment();
  const names = [...panel.querySelectorAll('[id]:not([hidden])')].map(({ id }) => id);
  overlay.setAttribute('aria-labelledby', names.join(' '));
  // Its room below the teaser stays, so that nothing behind the dialog moves.
  place.style.minBlockSize = `${place.offsetHeight}px`;
  panel.replaceWith(mark);
  findPart(overlay, 'hold').replaceChildren(panel);
  overlay.toggleAttribute('data-bar', innerWidth > root.clientWidth);
  overlay.showModal();
  overlay.focus();

  const open = new AbortController();
  const { signal } = open;
  const close = (): void => {
    if (signal.aborted) return;
    open.abort();
    mark.replaceWith(panel);
    overlay.close();
  };
  overlay.addEventListener('close', close, { signal });
  overlay.querySelector('button')?.addEventListener('click', close, { signal });
  moveSheet(overlay, { sheet: findPart(overlay, 'sheet'), signal });
  return close;
}
