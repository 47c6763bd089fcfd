import type { IdentityType } from '../store/Account.ts';

/** What a provider vouches for. */
export interface ProvenReader {
  /** As readers know it. */
  readonly provider: string;
  readonly type: IdentityType;
  /** The provider's own id of the reader, unique within the type. */
  readonly subject: string;
  /** What the subjects of this provider begin with, when its type has several providers. */
  readonly subjectPrefix?: string;
  readonly email: string | undefined;
  /** Whether the provider has made sure that the address is the reader's. */
  readonly isEmailVerified: boolean;
  readonly names: ReaderNames;
}

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

/** Names as a provider gave them; those that no profile can hold are left out. */
export function readNames(given: Readonly<Record<keyof ReaderNames, unknown>>): ReaderNames {
  const names: Partial<Record<keyof ReaderNames, string>> = {};
  for (const key of ['firstName', 'lastName', 'displayName'] as const) {
    const name = usableName(given[key]);
    if (name !== undefined) names[key] = name;
  }
  return names;
}

/** The claims of OIDC Core 5.1; `email_verified` is text at some providers. */
export function readClaims(claims: Readonly<Record<string, unknown>>) {
  const { email, email_verified: verified } = claims;
  return {
    email: typeof email === 'string' ? email : undefined,
    isEmailVerified: verified === true || verified === 'true',
    names: readNames({
      firstName: claims['given_name'],
      lastName: claims['family_name'],
      displayName: claims['name'],
    }),
  };
}
