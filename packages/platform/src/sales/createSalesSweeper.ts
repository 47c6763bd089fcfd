import { momentParameter } from '../identity/store/moments.ts';
import { ANONYMOUS_SECONDS } from './http/identifyReader.ts';
import type { SalesContext } from './SalesContext.ts';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
/** How long an account's unchanged cart is kept, in milliseconds. */
const ACCOUNT_CART_MS = 90 * 24 * HOUR_MS;
/** How long a metered reading is kept, in milliseconds: longer than any period of a paywall rule short of years. */
const STORY_READ_MS = 400 * 24 * HOUR_MS;

const STATEMENTS: readonly (readonly [statement: string, keptMs: number])[] = [
  // By then the cookie that identifies the cart has expired in the browser.
  [
    `delete from carts where starts_with(owner, 'anonymous:') and changed_at <= ${momentParameter(1)}`,
    ANONYMOUS_SECONDS * SECOND_MS,
  ],
  [`delete from carts where changed_at <= ${momentParameter(1)}`, ACCOUNT_CART_MS],
  [`delete from story_reads where read_at <= ${momentParameter(1)}`, STORY_READ_MS],
];

/** Returns a function that deletes old carts and readings in the background, at most once an hour; call it at any rate. */
export function createSalesSweeper({
  database,
  clock,
  tasks,
}: Pick<SalesContext, 'database' | 'clock' | 'tasks'>): () => void {
  let next = clock.now() + HOUR_MS;
  return () => {
    const now = clock.now();
    if (now < next) return;
    next = now + HOUR_MS;
    tasks.run('Sweeping carts and readings', async () => {
      for (const [statement, keptMs] of STATEMENTS) await database.query(statement, [now - keptMs]);
    });
  };
}
