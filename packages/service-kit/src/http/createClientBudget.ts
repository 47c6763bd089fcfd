/**
 * The budget limits the work that each reader's network may cause. Every network starts with the same credit, each
 * piece of work costs one, and the credit grows back with time.
 */
import { isIPv6 } from 'node:net';
import type { Clock } from '@broadsheet/client-core';

export interface ClientBudget {
  /** Returns the remaining credit: how often `consume` may follow at once. */
  remaining(client: string): number;
  consume(client: string): void;
}

export interface BudgetLimits {
  /** The maximum credit: what a client may cause at once. */
  readonly burst: number;
  readonly perSecond: number;
}

interface Account {
  readonly credit: number;
  readonly at: number;
}

const MOST_CLIENTS = 10_000;
const GROUPS_OF_A_NETWORK = 4;

/**
 * Returns the network that a budget belongs to: an IPv4 address, or the 64 bits of an IPv6 one that its owner cannot
 * choose.
 */
export function toNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const { hostname } = new URL(`http://[${address.split('%', 1)[0]}]`);
  const [head = '', tail] = hostname.slice(1, -1).split('::', 2);
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
    .slice(0, GROUPS_OF_A_NETWORK)
    .join(':');
}

export function createClientBudget(
  { burst, perSecond }: BudgetLimits,
  clock: Pick<Clock, 'now'>,
): ClientBudget {
  const accounts = new Map<string, Account>();

  function remaining(client: string): number {
    const account = accounts.get(client);
    if (account === undefined) return burst;
    return Math.min(burst, account.credit + ((clock.now() - account.at) / 1000) * perSecond);
  }

  return {
    remaining,
    consume(client) {
      const credit = remaining(client) - 1;
      // The map keeps insertion order, so its first entry is the client that has been inactive for longest.
      accounts.delete(client);
      accounts.set(client, { credit, at: clock.now() });
      const [oldest] = accounts.size > MOST_CLIENTS ? accounts.keys() : [];
      if (oldest !== undefined) accounts.delete(oldest);
    },
  };
}
