/**
 * Handles a click on "See more": requests the list with one page more from the server, and appends the cards that are not
 * shown yet. The focus moves to the first of them, and the URL tells how long the list is.
 */
import type { ElementContext, Environment } from '@broadsheet/block-kit';

const LINK_IN_REACH = 'a[href]:not([aria-hidden="true"])';

/**
 * Returns the cards that are not shown yet. Cards are compared by their link, because stories may have moved down the list
 * meanwhile.
 */
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

function showStatus(end: Element, isFailed: boolean): void {
  const alert = end.querySelector('[role="alert"]');
  if (alert instanceof HTMLElement) alert.textContent = isFailed ? (alert.dataset['text'] ?? '') : '';
}

/**
 * Writes the length of the list into the URL, so that a reader who comes back from a story finds all of it. Other lists of
 * the page may have grown since the link was made, so the higher number of a page counts.
 */
function rememberLength(environment: Environment, { search, href }: HTMLAnchorElement): void {
  const here = new URL(environment.address(), href);
  for (const [name, page] of new URLSearchParams(search))
    if (!(Number(here.searchParams.get(name)) > Number(page))) here.searchParams.set(name, page);
  environment.replaceAddress(here.pathname + here.search);
}

/**
 * Grows the list; does nothing while an earlier click is being handled. A failure shows a message, and the next click tries
 * again.
 */
export async function growList(
  { element, environment, fetchBlock }: Pick<ElementContext, 'element' | 'environment' | 'fetchBlock'>,
  link: HTMLAnchorElement,
): Promise<void> {
  const list = element.querySelector('ul');
  const end = link.parentElement;
  if (list === null || end === null || link.hasAttribute('aria-disabled')) return;
  link.setAttribute('aria-disabled', 'true');
  showStatus(end, false);
  const longer = element.ownerDocument.createElement('template');
  try {
    longer.innerHTML = await fetchBlock(link.search);
  } catch {
    link.removeAttribute('aria-disabled');
    showStatus(end, true);
    return;
  }
  const longerList = longer.content.querySelector('ul');
  const cards = longerList === null ? [] : newCards(list, longerList);
  const nextEnd = longer.content.querySelector('a[data-more]')?.parentElement;
  list.append(...cards);
  rememberLength(environment, link);
  focusOn(cards[0]);
  end.replaceWith(...(nextEnd ? [nextEnd] : []));
}
