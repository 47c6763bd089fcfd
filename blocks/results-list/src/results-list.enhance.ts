/**
 * Lets the list grow in place without React. All pages carry the enhancements of all blocks, so what a press of "See
 * more" does comes with the first one; where it cannot be had the link leads on, as it does without script.
 */
import type { Enhance } from '@broadsheet/block-kit';

export const enhance: Enhance = (context) => {
  const { element, environment } = context;
  const press = (event: MouseEvent) => {
    const { target, ctrlKey, metaKey, shiftKey } = event;
    const link = target instanceof Element ? target.closest('a[data-more]') : null;
    // With a key held the longer page opens in a tab or a window of its own.
    if (!(link instanceof HTMLAnchorElement) || ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    import('./growList.ts').then(
      ({ growList }) => growList(context, link),
      () => environment.navigate(link.href),
    );
  };
  element.addEventListener('click', press);
  return () => element.removeEventListener('click', press);
};
