import type { IdentityContext } from './IdentityContext.ts';
import { momentParameter } from './store/moments.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** Milliseconds for which ended sessions and dead links are kept for inspection. */
const KEPT_MS = 30 * DAY_MS;

/** Milliseconds for which known devices are kept: as long as browsers keep a cookie. */
const KNOWN_MS = 400 * DAY_MS;

const STATEMENTS: readonly (readonly [statement: string, keptMs: number])[] = [
  [`delete from known_devices where last_seen_at <= ${momentParameter(1)}`, KNOWN_MS],
  [`delete from redeemed_tokens where expires_at <= ${momentParameter(1)}`, 0],
  [`delete from rate_counters where resets_at <= ${momentParameter(1)}`, 0],
  [`delete from account_links where expires_at <= ${momentParameter(1)}`, KEPT_MS],
  [`delete from reader_sessions where least(expires_at, revoked_at) <= ${momentParameter(1)}`, KEPT_MS],
  [`delete from personal_data_reports where available_until <= ${momentParameter(1)}`, 0],
  [`delete from sign_in_flows where expires_at <= ${momentParameter(1)}`, 0],
  [`delete from oidc_codes where expires_at <= ${momentParameter(1)}`, DAY_MS],
];

/** Creates a function that deletes expired rows in the background, at most once an hour, however often it is called. */
export function createSweeper({
  database,
  clock,
  tasks,
}: Pick<IdentityContext, 'database' | 'clock' | 'tasks'>): () => void {
  let next = clock.now() + HOUR_MS;
  return () => {
    const now = clock.now();
    if (now < next) return;
    next = now + HOUR_MS;
    tasks.run('Sweeping the reader tables', async () => {
      for (const [statement, keptMs] of STATEMENTS) await database.query(statement, [now - keptMs]);
    });
  };
}
