/**
 * Makes the list grow in place, without React. Every page loads the enhancements of all blocks, so the code for "See more"
 * is fetched with the first click; if that fails, the link is followed as it is without script.
 */
import type { Enhance } from '@broadsheet/block-kit';

export const enhance: Enhance = (context) => {
  const { element, environment } = context;
  const press = (event: MouseEvent) => {
    const { target, view, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest('a[data-more]') : null;
    // With a modifier key the longer page opens in its own tab or window.
    if (!(link instanceof HTMLAnchorElement) || ctrlKey || metaKey || shiftKey) return;
    // Without a connection the loader keeps the reader on the page.
    if (view?.navigator.onLine === false) return;
    event.preventDefault();
    import('./growList.ts').then(
      ({ growList }) => growList(context, link),
      () => environment.navigate(link.href),
    );
  };
  element.addEventListener('click', press);
  return () => element.removeEventListener('click', press);
};
