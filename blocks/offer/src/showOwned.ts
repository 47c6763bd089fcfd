/** Shows subscribers what they have; fetched only where a session is stored. */
import type { ElementContext } from '@broadsheet/block-kit';
import { getAllActiveSubscriptions } from '@broadsheet/sdk-sales/operations';

/** A product that the reader subscribes to. */
export interface OwnedProduct {
  readonly sku: string;
  readonly name: string;
}

/** Lists what the page's reader subscribes to, each product once. @throws ApiError, NetworkError */
export async function listOwned({
  identity,
  sales,
}: Pick<ElementContext, 'identity' | 'sales'>): Promise<readonly OwnedProduct[]> {
  if (!(await (await identity()).isLoggedIn())) return [];
  const subscriptions = await getAllActiveSubscriptions(await sales());
  const names = subscriptions.flatMap(({ sku, productName }) =>
    sku ? [[sku, productName ?? sku] as const] : [],
  );
  return [...new Map(names)].map(([sku, name]) => ({ sku, name }));
}

/** Says on a card that the reader has its product, and shows the price that lasts: a first one is for those who are new. */
function showOnCard(card: HTMLElement, button: HTMLButtonElement, choose: string): void {
  const mark = card.querySelector<HTMLElement>('[data-part=owned]');
  card.querySelector('[data-part=wallet]')?.remove();
  const price = card.querySelector<HTMLElement>('[data-lasting]');
  if (mark) mark.hidden = false;
  if (price) price.textContent = price.dataset['lasting'] ?? '';
  // The editor's text may name the first price.
  button.textContent = choose;
}

/** Marks the cards of products that the reader has, and says so above them. @param plans the section of the plans */
export function showOwned(plans: HTMLElement, owned: readonly OwnedProduct[]): void {
  const find = (scope: ParentNode, part: string) => scope.querySelector<HTMLElement>(`[data-part=${part}]`);
  const note = find(plans, 'ownership');
  const products = note && find(note, 'products');
  if (!note || !products || owned.length === 0) return;
  const names = owned.map(({ name }) => name).join(', ');
  products.textContent = (products.dataset['text'] ?? '{product}').replace('{product}', () => names);
  note.hidden = false;
  for (const button of plans.querySelectorAll<HTMLButtonElement>('button[name]')) {
    const card = button.closest('article');
    if (card && owned.some(({ sku }) => sku === button.name))
      showOnCard(card, button, note.dataset['choose'] ?? '');
  }
}
