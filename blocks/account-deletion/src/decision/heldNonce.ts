/**
 * The nonce of a deletion link while its reader is on the way through the login page.
 *
 * It deletes an account for whoever has it, so it stands in no address after the first: servers, histories and referrers
 * keep addresses. The tab's own storage gets it only when the reader asks to log in, gives it back once, and for a
 * quarter of an hour at most.
 */
import type { Environment } from '@broadsheet/block-kit';

const KEY = 'broadsheet.deletionLink';
const HOLD_MS = 15 * 60_000;

export function holdNonce(environment: Environment, nonce: string): void {
  environment.writeSessionItem(KEY, `${environment.now() + HOLD_MS} ${nonce}`);
}

/** @returns `undefined` when none is held, or for too long */
export function takeHeldNonce(environment: Environment): string | undefined {
  const item = environment.readSessionItem(KEY);
  if (item === undefined) return undefined;
  environment.writeSessionItem(KEY, undefined);
  const [, until = '', nonce] = /^(\d+) (.+)$/s.exec(item) ?? [];
  return Number(until) > environment.now() ? nonce : undefined;
}
