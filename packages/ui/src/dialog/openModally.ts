const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled,[type=hidden]),select:not(:disabled),textarea:not(:disabled),summary,iframe,[tabindex]:not([tabindex="-1"])';

/** Tab stops in the order of the page. */
function tabStops(dialog: HTMLElement): readonly HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.closest('[hidden],[inert]') === null,
  );
}

/**
 * Shows a dialog above the page, which cannot be reached meanwhile: by the browser where it can, else by hand.
 *
 * @returns hides it
 */
export function openModally(dialog: HTMLDialogElement): () => void {
  // Absent in browsers of before 2022.
  if (typeof dialog.showModal === 'function') {
    dialog.showModal();
    return () => dialog.close();
  }
  dialog.setAttribute('open', '');
  const page = dialog.ownerDocument;
  const keep = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    const stops = tabStops(dialog);
    const [first, last] = [stops[0] ?? dialog, stops.at(-1) ?? dialog];
    const active = page.activeElement;
    const isAtEdge = event.shiftKey ? active === first || active === dialog : active === last;
    if (!isAtEdge && dialog.contains(active)) return;
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  };
  page.addEventListener('keydown', keep);
  return () => {
    page.removeEventListener('keydown', keep);
    dialog.removeAttribute('open');
  };
}

/** Remembers what has the focus now. @returns gives it back, if that is still on the page */
export function rememberFocus(page: Document): () => void {
  const opener = page.activeElement;
  const view = page.defaultView;
  return () => {
    if (view !== null && opener instanceof view.HTMLElement && opener.isConnected) opener.focus();
  };
}
