/**
 * Lets the list grow in place without React. All pages carry the enhancements of all blocks, so what a press of "See
 * more" does comes with the first one; where it cannot be had the link leads on, as it does without script.
 */
import type { Enhance } from '@broadsheet/block-kit';

function findLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[data-more]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
}

/** A plain press: anything else wants the longer page in a tab or a window of its own. */
function isPlain({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
}

export const enhance: Enhance = (context) => {
  const { element, environment } = context;
  const press = (event: MouseEvent) => {
    const link = findLink(event);
    if (link === undefined || !isPlain(event)) return;
    event.preventDefault();
    import('./growList.ts').then(
      ({ growList }) => growList(context, link),
      () => environment.navigate(link.href),
    );
  };
  element.addEventListener('click', press);
  return () => element.removeEventListener('click', press);
};
