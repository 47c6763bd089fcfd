/**
 * What the browser leaves to do for an open sections menu: the focus moves into it, stays there, and goes back to the button
 * when the menu is closed. It is fetched when a reader first opens the menu, so that no other reader pays for it.
 */
import type { Bar } from './Bar.ts';
import { suggestWords } from './suggestWords.ts';

/** A selector of all focusable elements, including those of blocks in the menu's slots. */
const STOPS = ':is(a[href],button,input,select,textarea,summary,[tabindex="0"]):not(:disabled)';
const OPENER = '[popovertarget]';

const isVisible = (element: HTMLElement): boolean =>
  !('checkVisibility' in element) || element.checkVisibility();

function stopsInside(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(STOPS)].filter(isVisible);
}

/**
 * Keeps the Tab key inside the open menu: from its last element it moves to the first, and back. In between the browser
 * moves the focus itself.
 */
function keepFocusInside(panel: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  const stops = stopsInside(panel);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const focus = panel.ownerDocument.activeElement;
  if (focus !== from && focus !== panel) return;
  event.preventDefault();
  (to ?? panel).focus();
}

/** Returns the button that has opened the menu: the one with the focus, which not every browser gives to a button that is clicked. */
function findOpener({ nav, page }: Bar, panel: HTMLElement): HTMLElement | undefined {
  const openers = [...nav.querySelectorAll<HTMLElement>(OPENER)].filter((each) => !panel.contains(each));
  return openers.find((each) => each === page.activeElement) ?? openers.find(isVisible);
}

/** Starts to follow a menu, which a reader is opening. Returns the button that was pressed last to open it, whenever asked. */
function startMenu(bar: Bar, panel: HTMLElement): () => HTMLElement | undefined {
  const { nav, signal } = bar;
  let opener = findOpener(bar, panel);
  nav.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(OPENER) : null;
      if (button !== null && !panel.contains(button)) opener = button;
    },
    { signal },
  );
  for (const form of panel.querySelectorAll<HTMLElement>('form[data-suggestions]')) suggestWords(form, bar);
  panel.addEventListener('keydown', (event) => keepFocusInside(panel, event), { signal });
  return () => opener;
}

const started = new WeakMap<HTMLElement, () => HTMLElement | undefined>();

/** Follows a menu that was opened or closed: marks the page, and moves the focus in or back. */
export function followMenu(
  bar: Bar,
  { panel, isOpen }: { readonly panel: HTMLElement; readonly isOpen: boolean },
): void {
  const { page, signal } = bar;
  if (signal.aborted) return;
  const getOpener = started.get(panel) ?? startMenu(bar, panel);
  started.set(panel, getOpener);
  page.body.classList.toggle('nav-open', isOpen);
  const focus = page.activeElement;
  const isInside = focus !== panel && panel.contains(focus);
  // On a slow line the reader may have gone on in the menu before this script came.
  if (isOpen && !isInside) (stopsInside(panel)[0] ?? panel).focus();
  else if (!isOpen && (focus === page.body || panel.contains(focus))) getOpener()?.focus();
}
