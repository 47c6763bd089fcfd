import type { ProfileIdentity } from './UserProfile.ts';

const getTime = ({ lastLoginDate = 0 }: ProfileIdentity): number => new Date(lastLoginDate).getTime() || 0;

/** Returns the identity that counts as the signed-in one: the most recently used; `undefined` when there are none. */
export function lastUsedIdentity(identities: readonly ProfileIdentity[]): ProfileIdentity | undefined {
  return identities.toSorted((one, other) => getTime(other) - getTime(one))[0];
}
