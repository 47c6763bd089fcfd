/**
 * The search box of the bar while it is open: it closes when the focus leaves it, and a second press of its button searches.
 * It is fetched when a reader first presses the button.
 */
import type { Bar } from './Bar.ts';

/** How long further presses are ignored after the box has opened, in milliseconds: the second half of a double click. */
const SEARCH_DELAY = 250;

const openedAt = new WeakMap<HTMLElement, number>();

function followBox(form: HTMLElement, { environment, signal }: Bar): void {
  const button = form.querySelector('button');
  button?.addEventListener(
    'click',
    (press) => {
      if (environment.now() - (openedAt.get(form) ?? 0) < SEARCH_DELAY) press.preventDefault();
    },
    { signal },
  );
  // Otherwise the click that submits the term would first move the focus out of the input, and so close the box.
  button?.addEventListener('mousedown', (press) => press.preventDefault(), { signal });
  form.addEventListener(
    'focusout',
    ({ relatedTarget: next }) => {
      if (!(next instanceof Element && form.contains(next))) form.removeAttribute('data-open');
    },
    { signal },
  );
}

/** Opens a search box of the bar and moves the focus into it. */
export function openSearch(form: HTMLElement, bar: Bar): void {
  if (!openedAt.has(form)) followBox(form, bar);
  openedAt.set(form, bar.environment.now());
  form.setAttribute('data-open', '');
  form.querySelector('input')?.focus();
}
