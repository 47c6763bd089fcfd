import type { Bar } from './Bar.ts';

/** Makes the buttons of the bar open the hosted search, which listens to a checkbox of its own. */
export function openHostedSearch({ nav, page, signal }: Bar): void {
  nav.addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element) || target.closest('[data-queryly]') === null) return;
      const box = page.querySelector<HTMLInputElement>('input#queryly_toggle');
      if (box === null) return;
      box.checked = true;
      box.dispatchEvent(new Event('change', { bubbles: true }));
    },
    { signal },
  );
}
