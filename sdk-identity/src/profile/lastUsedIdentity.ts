import type { ProfileIdentity } from './UserProfile.ts';

const timeOf = ({ lastLoginDate = 0 }: ProfileIdentity): number => new Date(lastLoginDate).getTime() || 0;

/** The identity that counts as the signed-in one: the most recently used; `undefined` of none. */
export function lastUsedIdentity(identities: readonly ProfileIdentity[]): ProfileIdentity | undefined {
  return identities.toSorted((one, other) => timeOf(other) - timeOf(one))[0];
}
