export interface ReaderNames {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly displayName?: string | undefined;
}

const LONGEST_NAME = 100;

function usableName(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.isWellFormed()) return undefined;
  const name = value.replaceAll(/\p{Cc}/gu, '').trim();
  return name === '' || name.length > LONGEST_NAME ? undefined : name;
}

/** Parses the names from a provider; names that no profile can hold are left out. */
export function readNames(given: Readonly<Record<keyof ReaderNames, unknown>>): ReaderNames {
  const names: Partial<Record<keyof ReaderNames, string>> = {};
  for (const key of ['firstName', 'lastName', 'displayName'] as const) {
    const name = usableName(given[key]);
    if (name !== undefined) names[key] = name;
  }
  return names;
}
