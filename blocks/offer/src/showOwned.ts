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
    const mark = card && find(card, 'owned');
    if (mark && owned.some(({ sku }) => sku === button.name)) mark.hidden = false;
  }
}
