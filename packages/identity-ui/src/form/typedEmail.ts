import type { Environment } from '@broadsheet/block-kit';

/** Session item that holds an email address for the next form of this tab. */
const KEY = 'reader-typed-email';
/** Milliseconds after which an address is not offered any more; somebody else may use the tab. */
const LIFETIME_MS = 10 * 60_000;

type SessionEnvironment = Pick<Environment, 'readSessionItem' | 'writeSessionItem' | 'now'>;

/**
 * Keeps an email address that a reader has typed, so that the sign-up does not ask for what was typed at the login. It
 * stays in this tab: not in a URL, which logs and other sites see.
 *
 * @param email empty: none is kept any more
 */
export function keepTypedEmail({ writeSessionItem, now }: SessionEnvironment, email: string): void {
  writeSessionItem(KEY, email === '' ? undefined : `${now()} ${email}`);
}

/** Returns the email address that was typed in this tab within the last ten minutes, and before anybody signed in. */
export function readTypedEmail({ readSessionItem, now }: SessionEnvironment): string | undefined {
  const [, moment, email] = /^(\d+) (.+)$/.exec(readSessionItem(KEY) ?? '') ?? [];
  return now() - Number(moment) < LIFETIME_MS ? email : undefined;
}
