/** The names of a reader, in display order. */
import type { UserProfile } from '@broadsheet/sdk-identity';

export const NAMES = [
  { name: 'firstName', label: 'id.firstName', autoComplete: 'given-name' },
  { name: 'lastName', label: 'id.lastName', autoComplete: 'family-name' },
  { name: 'displayName', label: 'id.displayName', autoComplete: 'nickname', tip: 'id.displayNameTip' },
] as const;

/** The longest name that the identity service accepts, in characters. */
export const LONGEST_NAME = 100;

type NameChanges = Partial<Record<(typeof NAMES)[number]['name'], string>>;

/**
 * Returns the names of a filled-in form that have changed, trimmed. An empty name removes the stored one.
 *
 * @returns `undefined` when nothing has changed
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
