import { readNames } from '../flows/readNames.ts';
import type { ReaderNames } from '../flows/readNames.ts';
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
