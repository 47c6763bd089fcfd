/**
 * Rate limits: on guessing passwords and nonces, filling mailboxes, creating accounts.
 *
 * Attempts are counted in the database, so that all processes count together, under keyed hashes, so that the table reveals
 * nothing about anybody. A window starts with its first attempt. Strangers' attempts at an account are counted separately
 * from those of its own devices, and successful attempts are taken back: neither guesses nor a busy office lock a reader
 * out.
 */
import { MINUTE_MS } from '@broadsheet/client-core';
import { createHmac, hkdfSync } from 'node:crypto';
import { integerColumn } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { ServiceError } from '../http/ServiceError.ts';
import { momentColumn } from '../database/storedColumns.ts';
import { inMilliseconds, momentParameter } from '../database/moments.ts';
import { getNetwork } from '../http/getNetwork.ts';

interface Rule {
  readonly most: number;
  readonly windowMs: number;
}

/**
 * What a limit applies to. `address`: one network address. `pair`: an account from one network. `account`: an account from
 * everywhere. `all`: everybody. `known`: an account from a device on which it was signed in; nothing else is counted there,
 * so strangers cannot use it up, however many networks they have.
 */
type Scope = 'address' | 'known' | 'pair' | 'account' | 'all';
type Rules = Readonly<Partial<Record<Scope, Rule>>>;

const DAY_MINUTES = 24 * 60;
const per = (most: number, minutes: number): Rule => ({ most, windowMs: minutes * MINUTE_MS });

const RULES = {
  login: {
    address: per(60, 10),
    known: per(20, 15),
    pair: per(10, 15),
    account: per(100, 60),
    all: per(3000, 1),
  },
  /**
   * Second-factor codes of editors, after the password. Few from one network, so that who has found out a password and fails
   * there does not keep the editor out elsewhere.
   */
  secondFactor: { address: per(60, 10), pair: per(10, 15), account: per(60, 60), all: per(3000, 1) },
  signUp: { address: per(20, 60), all: per(600, 1) },
  /** Requests of mails; `mailbox` limits how many are sent. */
  mail: { address: per(20, 10), known: per(20, 10), all: per(600, 1) },
  mailbox: { known: per(5, 15), pair: per(5, 15), account: per(10, 60) },
  /** Mails that a signed-in reader requests. */
  ownMail: { account: per(5, 15) },
  challenge: { address: per(60, 10), known: per(60, 10), all: per(3000, 1) },
  link: { address: per(60, 10), all: per(3000, 1) },
  flow: { address: per(60, 10), known: per(60, 10), all: per(3000, 1) },
  /** Invalid refresh tokens; `session` limits valid ones. */
  refresh: { address: per(600, 10), all: per(12_000, 1) },
  session: { account: per(300, 10) },
  password: { account: per(10, 15), all: per(3000, 1) },
  /** Pictures of profiles; a small file may take a lot of work to read. */
  avatar: { account: per(20, 60), all: per(120, 1) },
  /** Changes of a cart. */
  cart: { address: per(300, 10), account: per(300, 10), all: per(12_000, 1) },
  /** New meters of locked stories: more in an hour begin with nothing left. */
  meter: { address: per(120, 60), all: per(12_000, 1) },
  /** Stories that meters of browsers give for the first time; the rest of the day each further one meets the wall. */
  meteredStory: { address: per(500, DAY_MINUTES), all: per(12_000, 1) },
  order: { address: per(60, 10), account: per(30, 10), all: per(3000, 1) },
  /** Starting and finishing payments and changes of payment methods. */
  payment: { address: per(120, 10), account: per(60, 10), all: per(6000, 1) },
  /** Codes of gifts, shares and enterprises: what could be guessed. Three calls may ask for one that was typed. */
  redeem: { address: per(90, 10), account: per(30, 15), all: per(3000, 1) },
  /** The recipient of one gift, each time that a mail would go out. */
  giftRecipient: { account: per(5, 30 * DAY_MINUTES) },
  /** Invitations to share a subscription, by who sends them; `ownMail` counts them too. */
  invitation: { account: per(20, DAY_MINUTES) },
  /** Mails of one kind to one address that somebody else typed. */
  typedMailbox: { account: per(10, DAY_MINUTES) },
  /** Changes of the list of saved stories. */
  savedStories: { account: per(300, 10), all: per(12_000, 1) },
  /** Asking for newsletters; one mail an address and network at a time. */
  newsletter: { address: per(20, 60), pair: per(3, 60), account: per(5, 60), all: per(600, 1) },
} as const satisfies Readonly<Record<string, Rules>>;

export type LimitedAction = keyof typeof RULES;

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
  spend(action: LimitedAction, attempt: Attempt): Promise<void>;
  /** Counts an attempt. @returns false when a limit is passed */
  isWithin(action: LimitedAction, attempt: Attempt): Promise<boolean>;
  /** Takes back what `spend` counted against address and account, because it was the reader after all. */
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
    const rules: Rules = RULES[action];
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
    async spend(action, attempt) {
      const waitMs = await count(action, attempt);
      if (waitMs !== undefined) throw tooMany(waitMs);
    },
    isWithin: async (action, attempt) => (await count(action, attempt)) === undefined,
    async forgive(action, attempt) {
      const rules: Rules = RULES[action];
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
