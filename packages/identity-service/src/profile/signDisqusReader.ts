import { createHmac } from 'node:crypto';
import { textAt } from '@broadsheet/service-kit/json';
import type { Account } from '../store/Account.ts';

function getName({ profile, uuid }: Account): string {
  const full = [textAt(profile, 'firstName'), textAt(profile, 'lastName')].filter(Boolean).join(' ');
  return textAt(profile, 'displayName') ?? (full || `reader-${uuid.slice(0, 8)}`);
}

/**
 * Returns the single sign-on key for the comment platform: the reader as base64, the HMAC-SHA1 of that with the time, and
 * the time in seconds, separated by spaces. The comment platform accepts it for two hours.
 *
 * @param secret the secret of the application at the comment platform
 */
export function signDisqusReader(account: Account, secret: string, now: number): string {
  const avatar = textAt(account.profile, 'picture');
  const reader = {
    id: account.uuid,
    username: getName(account),
    email: account.email,
    ...(avatar === undefined ? {} : { avatar }),
  };
  const message = Buffer.from(JSON.stringify(reader)).toString('base64');
  const timestamp = Math.floor(now / 1000);
  const signature = createHmac('sha1', secret).update(`${message} ${timestamp}`).digest('hex');
  return `${message} ${signature} ${timestamp}`;
}
