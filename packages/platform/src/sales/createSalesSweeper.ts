import { momentParameter } from '../identity/store/moments.ts';
import { ANONYMOUS_SECONDS } from './http/identifyReader.ts';
import type { SalesContext } from './SalesContext.ts';

const SECOND_MS = 1000;
const HOUR_MS = 60 * 60 * SECOND_MS;
/** How long an account's cart waits for its reader, in milliseconds. */
const ACCOUNT_CART_MS = 90 * 24 * HOUR_MS;
/** Longer than the periods of rules are, but for those of years; in milliseconds. */
const STORY_READ_MS = 400 * 24 * HOUR_MS;

const STATEMENTS: readonly (readonly [statement: string, keptMs: number])[] = [
  // By then the browser has forgotten the cookie that finds it.
  [
    `delete from carts where starts_with(owner, 'anonymous:') and changed_at <= ${momentParameter(1)}`,
    ANONYMOUS_SECONDS * SECOND_MS,
  ],
  [`delete from carts where changed_at <= ${momentParameter(1)}`, ACCOUNT_CART_MS],
  [`delete from story_reads where read_at <= ${momentParameter(1)}`, STORY_READ_MS],
];

/** Forgets what is over, in the background and at most once an hour. @returns to be called as often as one likes */
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
