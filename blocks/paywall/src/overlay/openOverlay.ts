import { findPart } from '../findPart.ts';
import { moveSheet } from './moveSheet.ts';

/**
 * Lifts a wall over the page, which neither scrolls nor takes the focus meanwhile: the browser sees to that, and so do
 * styles. Escape, the way back of a phone and the button put it back to where it stood, below the teaser, and the focus to
 * where it was: nobody is shut in. A browser without modal dialogs shows the wall where it stands.
 *
 * @returns puts it back; further calls do nothing
 */
export function openOverlay(place: HTMLElement, panel: HTMLElement): () => void {
  const overlay = findPart(place, 'overlay');
  if (!(overlay instanceof HTMLDialogElement) || !('showModal' in overlay)) return () => undefined;
  const { documentElement: root } = place.ownerDocument;
  const mark = new Comment();
  const names = [...panel.querySelectorAll('[id]:not([hidden])')].map(({ id }) => id);
  overlay.setAttribute('aria-labelledby', names.join(' '));
  // Its room below the teaser is kept, so that nothing moves behind it.
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
  moveSheet(overlay, signal);
  return close;
}
