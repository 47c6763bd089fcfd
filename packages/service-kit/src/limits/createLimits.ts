/**
 * Rate limits: on guessing passwords and nonces, filling mailboxes, creating accounts.
 *
 * Attempts are counted in the database, so that all processes count together, under keyed hashes, so that the table reveals
 * nothing about anybody. A window starts with its first attempt. Strangers' attempts at an account are counted separately
 * from those of its own devices, and successful attempts are taken back: neither guesses nor a busy office lock a reader
 * out.
 */
import { createHmac, hkdfSync } from 'node:crypto';
import { integerColumn } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { ServiceError } from '../http/ServiceError.ts';
import { momentColumn } from '../database/storedColumns.ts';
import { inMilliseconds, momentParameter } from '../database/moments.ts';
import { getNetwork } from '../http/getNetwork.ts';
import { limitRules } from './limitRules.ts';
import type { LimitedAction, Rules, Scope } from './limitRules.ts';

/** A browser or a network on which an account was signed in before. */
export interface KnownCaller {
  readonly kind: 'device' | 'network';
  /** A keyed hash, so that the table of counters reveals no browser and no address. */
  readonly hash: string;
}

export interface Attempt {
  /** The caller's network address; without it there is no limit by address. */
  readonly address?: string | undefined;
  /** What the attempt is about: an email address, a user name or a uuid. */
  readonly account?: string | undefined;
  /** The known device of the caller, if the account has one. */
  readonly known?: KnownCaller | undefined;
}

export interface Limits {
  /** Counts an attempt. @throws ServiceError 429 with the time to wait, when a limit is exceeded */
  consume(action: LimitedAction, attempt: Attempt): Promise<void>;
  /** Counts an attempt. @returns false when a limit is passed */
  isWithin(action: LimitedAction, attempt: Attempt): Promise<boolean>;
  /** Takes back what `consume` counted against address and account, because it was the reader after all. */
  forgive(action: LimitedAction, attempt: Attempt): Promise<void>;
}

const STRANGER: readonly Scope[] = ['address', 'all', 'pair', 'account'];
/** The scopes for known callers. A known network is still limited by address, because strangers may share it. */
const KNOWN = { device: ['known'], network: ['address', 'known'] } as const satisfies Record<
  KnownCaller['kind'],
  readonly Scope[]
>;

const scopesFor = (rules: Rules, { known }: Attempt): readonly Scope[] =>
  known === undefined || rules.known === undefined ? STRANGER : KNOWN[known.kind];

function getKey(scope: Scope, { address, account, known }: Attempt): string | undefined {
  const network = address === undefined ? '' : getNetwork(address);
  switch (scope) {
    case 'address':
      return address === undefined ? undefined : network;
    case 'known':
      return known === undefined ? undefined : `${known.hash} ${account ?? ''}`;
    case 'pair':
      return account === undefined ? undefined : `${network} ${account}`;
    case 'account':
      return account;
    case 'all':
      return '';
  }
}

const COUNT = `
  insert into rate_counters (key, count, resets_at) values ($1, 1, ${momentParameter(3)})
  on conflict (key) do update set
    count = case when rate_counters.resets_at <= ${momentParameter(2)} then 1 else rate_counters.count + 1 end,
    resets_at = case when rate_counters.resets_at <= ${momentParameter(2)}
      then excluded.resets_at else rate_counters.resets_at end
  returning count, ${inMilliseconds('resets_at')} as resets_at`;

function describeWait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 120) return `${seconds} seconds`;
  if (minutes < 120) return `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours < 48 ? `${hours} hours` : `${Math.ceil(hours / 24)} days`;
}

function tooMany(waitMs: number): ServiceError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const message = `Too many attempts. Wait ${describeWait(seconds)} and try again.`;
  return new ServiceError({ status: 429, code: '429', message }, seconds);
}

/** Creates the limits. @param secret the platform's secret */
export function createLimits(database: Queries, secret: string, clock: { now(): number }): Limits {
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'identity rate limits', 32));
  const hashed = (action: LimitedAction, scope: Scope, key: string): string =>
    createHmac('sha256', hashKey).update(`${action} ${scope} ${key}`).digest('base64url');
  /** Counts the scopes one after another, so that an attempt refused by address does not count against the account. */
  const count = async (action: LimitedAction, attempt: Attempt): Promise<number | undefined> => {
    const rules: Rules = limitRules[action];
    for (const scope of scopesFor(rules, attempt)) {
      const rule = rules[scope];
      const key = getKey(scope, attempt);
      if (rule === undefined || key === undefined) continue;
      const now = clock.now();
      const [row] = await database.query(COUNT, [hashed(action, scope, key), now, now + rule.windowMs]);
      if (row !== undefined && integerColumn(row, 'count') > rule.most) {
        return momentColumn(row, 'resets_at') - now;
      }
    }
    return undefined;
  };
  return {
    async consume(action, attempt) {
      const waitMs = await count(action, attempt);
      if (waitMs !== undefined) throw tooMany(waitMs);
    },
    isWithin: async (action, attempt) => (await count(action, attempt)) === undefined,
    async forgive(action, attempt) {
      const rules: Rules = limitRules[action];
      for (const scope of scopesFor(rules, attempt)) {
        const key = getKey(scope, attempt);
        if (key === undefined || scope === 'all' || rules[scope] === undefined) continue;
        await database.query('update rate_counters set count = greatest(count - 1, 0) where key = $1', [
          hashed(action, scope, key),
        ]);
      }
    },
  };
}
