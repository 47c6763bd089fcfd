import type { RetiredSecret } from '@broadsheet/platform';
import { ConfigError } from './ConfigError.ts';
import type { Variables } from './ConfigError.ts';

/** Reads keys that were replaced, such as `KEY@2027-01-31`; they are secrets, so no message repeats them. */
export function readRetiredSecrets(variables: Variables): readonly RetiredSecret[] {
  const entries = (variables['PREVIOUS_SECRETS'] ?? '').split(/[\s,]+/).filter((entry) => entry !== '');
  return entries.map((entry) => {
    const [, secret = '', day = ''] = /^(.{32,})@(\d{4}-\d{2}-\d{2})$/.exec(entry) ?? [];
    const until = Date.parse(`${day}T23:59:59Z`);
    const isDay = Number.isFinite(until) && new Date(until).toISOString().startsWith(day);
    if (secret === '' || !isDay)
      throw new ConfigError(
        'PREVIOUS_SECRETS',
        '…',
        'a list of former keys, each with the last day on which it is good, such as KEY@2027-01-31',
      );
    return { secret, until };
  });
}
