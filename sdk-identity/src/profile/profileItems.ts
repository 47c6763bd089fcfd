/**
 * The stored profile, which is fresh for ten minutes.
 *
 * A profile may be shown to its own reader only: one that another reader has left behind counts as absent, in every
 * storage backend.
 */
import { parseJson } from '@broadsheet/client-core';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import { parseUserProfile } from './parseUserProfile.ts';
import type { UserProfile } from './UserProfile.ts';

const PROFILE_LIFE_MS = 600_000;

/** Stores one of the reader's own items; like the session, it may end with the browser's session. */
export function writeItem({ storage, session }: IdentityContext, key: string, value: unknown): void {
  storage.items.put(key, JSON.stringify(value), storage.dataOrder(key, session.isPrivate()));
}

/** Reads a stored item with the given parser. */
export function readItem<Value>(
  { storage }: IdentityContext,
  key: string,
  parse: (value: unknown) => Value | undefined,
): Value | undefined {
  return storage.items.find(key, (text) => parse(parseJson(text)))?.value;
}

/** Reads the stored profile of the signed-in reader, whatever its age. */
export function readProfile(context: IdentityContext): UserProfile | undefined {
  const profile = readItem(context, storageKeys.profile, parseUserProfile);
  return profile?.uuid === context.session.read()?.uuid ? profile : undefined;
}

/** Reads the stored profile of the signed-in reader; `undefined` once its ten minutes have passed. */
export function readFreshProfile(context: IdentityContext): UserProfile | undefined {
  const { storage, clock } = context;
  const expiry = storage.items.find(storageKeys.profileExpiry, (text) => Date.parse(text) || undefined);
  const leftMs = (expiry?.value ?? 0) - clock.now();
  // A clock that was set back would keep the profile for longer than ten minutes.
  return leftMs > 0 && leftMs <= PROFILE_LIFE_MS ? readProfile(context) : undefined;
}

/** Stores a profile that was just fetched, for ten minutes. */
export function writeProfile(context: IdentityContext, { raw }: UserProfile): void {
  const expiry = new Date(context.clock.now() + PROFILE_LIFE_MS).toISOString();
  context.storage.items.put(storageKeys.profileExpiry, expiry, ['local', 'memory']);
  writeItem(context, storageKeys.profile, raw);
}

/** Makes the next `getUserProfile` fetch the profile from the service. */
export const outdateProfile = ({ storage }: IdentityContext): void =>
  storage.items.remove(storageKeys.profileExpiry);
