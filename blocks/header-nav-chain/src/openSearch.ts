/**
 * The search box of the bar while it is open: it closes when the focus leaves it, and a second press of its button searches.
 * It is fetched when a reader first presses the button.
 */
import type { Bar } from './Bar.ts';
import { suggestWords } from './suggestWords.ts';

/**
 * How long after the box has opened the focus moves into it, in milliseconds. Until then further presses are ignored: they
 * are the second half of a double click.
 */
const SEARCH_DELAY = 250;

const openedAt = new WeakMap<HTMLElement, number>();

/** Moves the focus into the box after the delay, unless it was closed in the meantime. */
function focusLater(form: HTMLElement, { environment }: Bar): void {
  const stop = environment.every(SEARCH_DELAY, () => {
    stop();
    if (form.hasAttribute('data-open')) form.querySelector('input')?.focus();
  });
}

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

/** Opens a search box of the bar; the focus moves into it 250 ms later. */
export function openSearch(form: HTMLElement, bar: Bar): void {
  if (!openedAt.has(form)) {
    followBox(form, bar);
    suggestWords(form, bar);
  }
  openedAt.set(form, bar.environment.now());
  form.setAttribute('data-open', '');
  focusLater(form, bar);
}
