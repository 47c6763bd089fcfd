import { hideLost, showLost } from './showLost.ts';

/**
 * Keeps a reader without a connection on the page: the browser's error page would take away what was typed into a form, and
 * the list that a link with `data-replay` makes longer. Scripts that handle a press have words of their own for that, so
 * this listens after all of them. Other links are followed.
 */
export function queuePresses(root: Document): void {
  const enqueue = (event: Event) => {
    const { target } = event;
    if (
      !navigator.onLine &&
      !event.defaultPrevented &&
      target instanceof Element &&
      (event.type === 'submit' || target.closest('a[data-replay]')) &&
      showLost(root)
    )
      event.preventDefault();
  };
  root.addEventListener('submit', enqueue);
  root.addEventListener('click', enqueue);
  addEventListener('online', () => hideLost(root));
}
