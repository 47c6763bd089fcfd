import { readNames } from '../flows/readNames.ts';
import type { ReaderNames } from '../flows/readNames.ts';
import type { IdentityType } from '../store/Account.ts';

/** The data of a reader that a provider confirms. */
export interface ProvenReader {
  /** The provider's name for readers. */
  readonly provider: string;
  readonly type: IdentityType;
  /** The provider's own id of the reader, unique within the type. */
  readonly subject: string;
  /** The prefix of this provider's subjects, if its type has several providers. */
  readonly subjectPrefix?: string;
  readonly email: string | undefined;
  /** Whether the provider has verified that the address is the reader's. */
  readonly isEmailVerified: boolean;
  readonly names: ReaderNames;
}

/** Reads the claims of OIDC Core 5.1; some providers send `email_verified` as text. */
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
