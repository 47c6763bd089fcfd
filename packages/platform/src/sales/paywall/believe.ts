import type { SalesContext } from '../SalesContext.ts';

/** How long what was read is believed, in milliseconds. */
const BELIEVED_MS = 5_000;

interface Known<Value> {
  readonly at: number;
  readonly value: Promise<Value>;
}

/**
 * What a decision needs to know and no reader can change: it is read from the database once in five seconds, however
 * many ask. What could not be read is read again for the next who asks.
 *
 * @param read by a key of which there are few, such as the code of a campaign that a rule names
 */
export function believe<Value>(
  { clock }: Pick<SalesContext, 'clock'>,
  read: (key: string, now: number) => Promise<Value>,
): (key: string) => Promise<Value> {
  const known = new Map<string, Known<Value>>();
  return (key) => {
    const now = clock.now();
    const before = known.get(key);
    if (before !== undefined && now - before.at < BELIEVED_MS && now >= before.at) return before.value;
    const value = read(key, now);
    known.set(key, { at: now, value });
    value.catch(() => known.delete(key));
    return value;
  };
}
