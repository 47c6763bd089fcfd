const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled,[type=hidden]),select:not(:disabled),textarea:not(:disabled),summary,iframe,[tabindex]:not([tabindex="-1"])';

/** Returns the dialog's tab stops in the order of the page. */
function tabStops(dialog: HTMLElement): readonly HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.closest('[hidden],[inert]') === null,
  );
}

/**
 * Shows a dialog above the page, which is inert meanwhile. Uses `showModal` if the browser has it, else imitates it.
 *
 * @returns a function that hides the dialog
 */
export function openModally(dialog: HTMLDialogElement): () => void {
  // Browsers from before 2022 do not have it.
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

/** Remembers the focused element. @returns a function that focuses it again, if it is still on the page */
export function rememberFocus(page: Document): () => void {
  const opener = page.activeElement;
  const view = page.defaultView;
  return () => {
    if (view !== null && opener instanceof view.HTMLElement && opener.isConnected) opener.focus();
  };
}
