/**
 * One press of "See more": the server is asked for the list with a page more, and the cards that are not shown yet are
 * taken over. The keyboard goes to the first of them.
 */
import type { ElementContext } from '@broadsheet/block-kit';

const LINK_IN_REACH = 'a[href]:not([aria-hidden="true"])';

/** A story may have moved down the list while it was read; it is known by where it leads. */
function newCards(shown: Element, longer: Element): readonly Element[] {
  const hrefOf = (card: Element) => card.querySelector('a[href]')?.getAttribute('href') ?? undefined;
  const known = new Set([...shown.children].map(hrefOf));
  return [...longer.children].filter((card, index) => {
    const href = hrefOf(card);
    return href === undefined ? index >= shown.children.length : !known.has(href);
  });
}

function focusOn(card: Element | undefined): void {
  const target = card?.querySelector(LINK_IN_REACH) ?? card;
  if (target instanceof HTMLElement) target.focus();
}

function say(end: Element, isFailed: boolean): void {
  const alert = end.querySelector('[role="alert"]');
  if (alert instanceof HTMLElement) alert.textContent = isFailed ? (alert.dataset['text'] ?? '') : '';
}

/** Nothing while an earlier press is under way. A list that cannot be had says so, and the next press asks again. */
export async function growList(
  { element, fetchBlock }: Pick<ElementContext, 'element' | 'fetchBlock'>,
  link: HTMLAnchorElement,
): Promise<void> {
  const list = element.querySelector('ul');
  const end = link.parentElement;
  if (list === null || end === null || link.hasAttribute('aria-disabled')) return;
  link.setAttribute('aria-disabled', 'true');
  say(end, false);
  const longer = element.ownerDocument.createElement('template');
  try {
    longer.innerHTML = await fetchBlock(link.search);
  } catch {
    link.removeAttribute('aria-disabled');
    say(end, true);
    return;
  }
  const longerList = longer.content.querySelector('ul');
  const cards = longerList === null ? [] : newCards(list, longerList);
  const nextEnd = longer.content.querySelector('a[data-more]')?.parentElement;
  list.append(...cards);
  focusOn(cards[0]);
  end.replaceWith(...(nextEnd ? [nextEnd] : []));
}
