/**
 * The keys with which the platform signs and encrypts, derived from its secret for one purpose each. When the secret was
 * replaced, what the one before has signed is verified until its time is over; nothing new is signed with it.
 */
import { hkdfSync } from 'node:crypto';

/** A secret that was replaced. */
export interface RetiredSecret {
  readonly secret: string;
  /** Until when it verifies, in milliseconds since 1970. */
  readonly until: number;
}

export interface Secrets {
  readonly secret: string;
  /** The secrets before it. Default: none. */
  readonly retiredSecrets?: readonly RetiredSecret[] | undefined;
}

export interface Keyring {
  /** The secret that signs. */
  readonly secret: string;
  /** Returns the secrets that verify: the one that signs first. */
  listSecrets(): readonly string[];
  /** Derives the key that signs for a purpose. */
  derive(purpose: string): Uint8Array;
  /** Derives the keys that verify for a purpose: the one that signs first. */
  deriveAll(purpose: string): readonly Uint8Array[];
}

const KEY_BYTES = 32;

export function createKeyring({ secret, retiredSecrets = [] }: Secrets, clock: { now(): number }): Keyring {
  const derived = new Map<string, Uint8Array>();
  const deriveFrom = (from: string, purpose: string): Uint8Array => {
    const name = `${purpose} ${from}`;
    const known = derived.get(name);
    if (known !== undefined) return known;
    // Not a Buffer: what signs tokens accepts bytes of its own realm only.
    const key = new Uint8Array(hkdfSync('sha256', from, '', purpose, KEY_BYTES));
    derived.set(name, key);
    return key;
  };
  const listSecrets = (): readonly string[] => [
    secret,
    ...retiredSecrets.filter(({ until }) => until > clock.now()).map((retired) => retired.secret),
  ];
  return {
    secret,
    listSecrets,
    derive: (purpose) => deriveFrom(secret, purpose),
    deriveAll: (purpose) => listSecrets().map((from) => deriveFrom(from, purpose)),
  };
}
