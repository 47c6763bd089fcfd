import { lockScroll, openModally, rememberFocus } from '@broadsheet/ui/modal';
import { findPart } from '../wall/findPart.ts';
import { moveSheet } from './moveSheet.ts';

/**
 * Lifts a wall over the page, which neither scrolls nor takes the focus meanwhile. Escape, the way back of a phone and
 * the button put it back to where it stood, below the teaser, and give the focus back: nobody is shut in.
 *
 * @returns puts it back; further calls do nothing
 */
export function openOverlay(place: HTMLElement, panel: HTMLElement): () => void {
  const overlay = findPart(place, 'overlay');
  if (!(overlay instanceof HTMLDialogElement)) return () => undefined;
  const page = place.ownerDocument;
  const open = new AbortController();
  const { signal } = open;
  const mark = page.createComment('');
  const names = [...panel.querySelectorAll('[id]:not([hidden])')].map(({ id }) => id);
  overlay.setAttribute('aria-labelledby', names.join(' '));
  // Its room below the teaser is kept, so that nothing moves behind it.
  place.style.minBlockSize = `${place.offsetHeight}px`;
  const returnFocus = rememberFocus(page);
  panel.replaceWith(mark);
  findPart(overlay, 'hold').replaceChildren(panel);
  const unlock = lockScroll(page);
  const hide = openModally(overlay);
  overlay.focus();

  function close(): void {
    if (signal.aborted) return;
    open.abort();
    mark.replaceWith(panel);
    hide();
    unlock();
    returnFocus();
  }
  const onCancel = (event: Event) => {
    event.preventDefault();
    close();
  };
  overlay.addEventListener('keydown', (event) => event.key === 'Escape' && onCancel(event), { signal });
  overlay.addEventListener('cancel', onCancel, { signal });
  overlay.addEventListener('close', close, { signal });
  overlay.querySelector('button')?.addEventListener('click', close, { signal });
  moveSheet(overlay, signal);
  return close;
}
