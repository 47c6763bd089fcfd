import type { IdentityClient, UserProfile } from '@broadsheet/sdk-identity';
import type { Editing } from './EditableRow.tsx';

export interface PasswordRowProps {
  readonly client: IdentityClient;
  readonly profile: UserProfile;
  readonly onChange: (profile: UserProfile) => void;
  /** Reads the profile again. */
  readonly reload: () => Promise<void>;
}

/** The properties of the two forms of the password row. */
export type PasswordFormProps = PasswordRowProps & Editing;
