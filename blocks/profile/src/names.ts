/** The names of a reader, in the order in which they are shown. */
import type { UserProfile } from '@broadsheet/sdk-identity';

export const NAMES = [
  { name: 'firstName', label: 'id.firstName', autoComplete: 'given-name' },
  { name: 'lastName', label: 'id.lastName', autoComplete: 'family-name' },
  { name: 'displayName', label: 'id.displayName', autoComplete: 'nickname', tip: 'id.displayNameTip' },
] as const;

/** Characters of a name that the identity service takes. */
export const LONGEST_NAME = 100;

type NameChanges = Partial<Record<(typeof NAMES)[number]['name'], string>>;

/**
 * What has to be sent after a form was filled in: the names that differ, without the space around them. An empty one
 * takes the name away.
 *
 * @returns `undefined` when all is as it was
 */
export function changedNames(
  profile: Pick<UserProfile, keyof NameChanges>,
  typed: Readonly<Record<string, string>>,
): NameChanges | undefined {
  const changes = NAMES.flatMap(({ name }) => {
    const value = typed[name]?.trim();
    return value === undefined || value === (profile[name] ?? '') ? [] : [[name, value]];
  });
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}
