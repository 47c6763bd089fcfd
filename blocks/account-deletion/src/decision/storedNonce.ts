/**
 * Holds the nonce of a deletion link while its reader is at the login page.
 *
 * Whoever has the nonce can delete the account, so no URL after the link's own contains it: servers, browser histories and
 * referrers keep URLs. It is written to the tab's session storage only when the reader chooses to log in, can be taken once,
 * and expires after a quarter of an hour.
 */
import type { Environment } from '@broadsheet/block-kit';

const KEY = 'broadsheet.deletionLink';
const HOLD_MS = 15 * 60_000;

export function storeNonce(environment: Environment, nonce: string): void {
  environment.writeSessionItem(KEY, `${environment.now() + HOLD_MS} ${nonce}`);
}

/** Returns the held nonce and removes it; `undefined` when there is none or it has expired. */
export function consumeStoredNonce(environment: Environment): string | undefined {
  const item = environment.readSessionItem(KEY);
  if (item === undefined) return undefined;
  environment.writeSessionItem(KEY, undefined);
  const [, until = '', nonce] = /^(\d+) (.+)$/s.exec(item) ?? [];
  return Number(until) > environment.now() ? nonce : undefined;
}
