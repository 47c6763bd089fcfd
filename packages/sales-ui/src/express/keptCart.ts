/** Keeps what else is in a cart while one plan is paid with a wallet, because a service orders the whole cart. */
import type { Environment } from '@broadsheet/block-kit';
import { isRecord, list, string } from '@broadsheet/client-core';
import type { Cart, CartItem, SalesContext } from '@broadsheet/sdk-sales';
import { addItemToCart, clearCart, getCart } from '@broadsheet/sdk-sales/operations';
import { createTurns } from '../createTurns.ts';
import { hasSameItems } from './hasSameItems.ts';
import type { WalletPlan } from './WalletPlace.tsx';

/** Session item of what is kept, and of the plan in its place, in JSON. */
const KEY = 'broadsheet.keptCart';

/** Milliseconds after which a reader who has paid goes on, as without a note of what they have bought. */
const PATIENCE_MS = 4000;

type KeptItem = Required<Pick<CartItem, 'sku' | 'priceCode' | 'quantity'>>;
type Storage = Pick<Environment, 'readSessionItem' | 'writeSessionItem'>;

interface Kept {
  readonly plan: KeptItem;
  readonly items: readonly KeptItem[];
}

/** Two plans that are opened one after the other would each take the half changed cart of the other for the reader's. */
const inTurn = createTurns();

const readItem = (item: unknown): KeptItem | undefined => {
  if (!isRecord(item)) return undefined;
  const [sku, priceCode, quantity] = [string(item['sku']), string(item['priceCode']), item['quantity']];
  if (sku === undefined || priceCode === undefined) return undefined;
  return { sku, priceCode, quantity: typeof quantity === 'number' ? quantity : 1 };
};

function readKept({ readSessionItem }: Storage): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(readSessionItem(KEY) ?? '{}');
    const plan = isRecord(kept) ? readItem(kept['plan']) : undefined;
    if (isRecord(kept) && plan !== undefined) return { plan, items: list(readItem)(kept['items']) ?? [] };
  } catch {
    // Another script wrote it.
  }
  return undefined;
}

const isSamePrice = (one: WalletPlan, other: WalletPlan): boolean =>
  one.sku === other.sku && one.priceCode === other.priceCode;

const without = (items: readonly KeptItem[], others: readonly WalletPlan[]): readonly KeptItem[] =>
  items.filter((item) => !others.some((other) => isSamePrice(item, other)));

const readItems = ({ items }: Cart): readonly KeptItem[] => items.flatMap((item) => readItem(item) ?? []);

/** Returns what of a cart is the reader's own, where a plan that was opened before may stand in place of it. */
function findOwn(found: readonly KeptItem[], before: Kept | undefined): readonly KeptItem[] {
  if (before === undefined) return found;
  // The order of a declined card has emptied the cart, or the plan could not be added after that.
  if (found.length === 0 || hasSameItems(found, [before.plan])) return before.items;
  const rest = without(found, [before.plan]);
  // Another tab has added to the plan; where the plan is gone, it has chosen anew.
  return rest.length < found.length ? [...without(before.items, rest), ...rest] : found;
}

/** Puts a plan alone into the cart, and keeps the rest of it. @throws ApiError, NetworkError */
export const keepCart = (sales: SalesContext, storage: Storage, chosen: WalletPlan): Promise<Cart> =>
  inTurn(sales, async () => {
    const plan = { ...chosen, quantity: 1 };
    const items = findOwn(readItems(await getCart(sales)), readKept(storage));
    storage.writeSessionItem(KEY, JSON.stringify({ plan, items }));
    await clearCart(sales);
    return addItemToCart(sales, [plan]);
  });

/** Puts back what was kept, without what is paid already. */
async function putBack(sales: SalesContext, storage: Storage, isPaid: boolean): Promise<void> {
  const kept = readKept(storage);
  if (kept === undefined) return;
  const found = readItems(await getCart(sales));
  const isPlan = hasSameItems(found, [kept.plan]);
  // Another tab may have filled it.
  if (isPlan) await clearCart(sales);
  const items = without(kept.items, [...(isPaid ? [kept.plan] : []), ...(isPlan ? [] : found)]);
  if (items.length > 0) await addItemToCart(sales, items);
  storage.writeSessionItem(KEY, undefined);
}

/** Puts what was kept back in place of the plan. What another tab has put into the cart stays. @throws ApiError, NetworkError */
export const returnCart = (sales: SalesContext, storage: Storage): Promise<void> =>
  inTurn(sales, () => putBack(sales, storage, false));

/**
 * Puts back what was kept once the plan is paid. Returns after 4 seconds at the latest, and never rejects; the cart is
 * changed later where the reader stays on the page.
 *
 * @param onFailure called with the error when the cart could not be changed
 */
export const returnCartOfPaid = (
  sales: SalesContext,
  storage: Storage,
  onFailure: (error: unknown) => void,
): Promise<void> =>
  Promise.race([
    inTurn(sales, () => putBack(sales, storage, true)).catch(onFailure),
    new Promise<void>((resolve) => {
      sales.clock.setTimeout(resolve, PATIENCE_MS);
    }),
  ]);

/** Forgets what was kept: the reader has chosen to go on with the plan. */
export const dropKeptCart = ({ writeSessionItem }: Storage): void => writeSessionItem(KEY, undefined);
