/**
 * The stored profile and its ten minutes.
 *
 * A profile is of use to the reader it belongs to and to nobody else: one that another reader left behind counts as
 * absent, wherever it was kept.
 */
import { parseJson } from '@broadsheet/client-core';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import { parseUserProfile } from './parseUserProfile.ts';
import type { UserProfile } from './UserProfile.ts';

const PROFILE_LIFE_MS = 600_000;

/** Writes one of the reader's own items where the session is. */
export function writeItem({ storage, session }: IdentityContext, key: string, value: unknown): void {
  storage.items.put(key, JSON.stringify(value), storage.dataOrder(key, session.isPrivate()));
}

/** The stored item as the parser understands it. */
export function readItem<Value>(
  { storage }: IdentityContext,
  key: string,
  parse: (value: unknown) => Value | undefined,
): Value | undefined {
  return storage.items.find(key, (text) => parse(parseJson(text)))?.value;
}

/** The stored profile of the reader who is signed in, whatever its age. */
export function readProfile(context: IdentityContext): UserProfile | undefined {
  const profile = readItem(context, storageKeys.profile, parseUserProfile);
  return profile?.uuid === context.session.read()?.uuid ? profile : undefined;
}

/** As `readProfile`, while its ten minutes last. */
export function readFreshProfile(context: IdentityContext): UserProfile | undefined {
  const { storage, clock } = context;
  const expiry = storage.items.find(storageKeys.profileExpiry, (text) => Date.parse(text) || undefined);
  const leftMs = (expiry?.value ?? 0) - clock.now();
  // A clock that was set back would keep a profile for that much longer.
  return leftMs > 0 && leftMs <= PROFILE_LIFE_MS ? readProfile(context) : undefined;
}

/** Stores a profile that was just read, for ten minutes. */
export function writeProfile(context: IdentityContext, { raw }: UserProfile): void {
  const expiry = new Date(context.clock.now() + PROFILE_LIFE_MS).toISOString();
  context.storage.items.put(storageKeys.profileExpiry, expiry, ['local', 'memory']);
  writeItem(context, storageKeys.profile, raw);
}

/** Makes the next `getUserProfile` ask the service. */
export const outdateProfile = ({ storage }: IdentityContext): void =>
  storage.items.remove(storageKeys.profileExpiry);
