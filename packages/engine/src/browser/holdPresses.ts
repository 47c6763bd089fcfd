import { hideLost, tellLost } from './tellLost.ts';

/**
 * Keeps a reader without a connection on the page: the browser's error page would take away what was typed into a form, and
 * the list that a link with `data-replay` makes longer. Scripts that handle a press have words of their own for that, so
 * this listens after all of them. Other links are followed.
 */
export function holdPresses(root: Document): void {
  const hold = (event: Event) => {
    const { target } = event;
    if (
      !navigator.onLine &&
      !event.defaultPrevented &&
      target instanceof Element &&
      (event.type === 'submit' || target.closest('a[data-replay]')) &&
      tellLost(root)
    )
      event.preventDefault();
  };
  root.addEventListener('submit', hold);
  root.addEventListener('click', hold);
  addEventListener('online', () => hideLost(root));
}
