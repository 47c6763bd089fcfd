'use client';
import { usePhrases } from '@broadsheet/block-kit';
import {
  EmailField,
  readerEnglish,
  ResendVerification,
  useAttempts,
  verificationEnglish,
} from '@broadsheet/identity-ui';
import type { IdentityClient, UserProfile } from '@broadsheet/sdk-identity';
import { TextField } from '@broadsheet/ui';
import type { FormValues } from '@broadsheet/ui';
import { EditableRow } from './EditableRow.tsx';
import type { Editing } from './EditableRow.tsx';
import { EditForm } from './EditForm.tsx';
import { phrases } from './phrases.ts';

const ERRORS = {
  byCode: { '300010': 'id.emailPasswordErr', '300014': 'id.emailProofErr' },
  otherwise: 'id.emailErr',
} as const;
const english = { ...readerEnglish, ...verificationEnglish, ...phrases };

export interface EmailRowProps {
  readonly client: IdentityClient;
  readonly profile: UserProfile;
  readonly onChange: (profile: UserProfile) => void;
}

/**
 * Renders the account's email address, whose change asks for the password. Some services change it only once a mailed link
 * is followed.
 */
export function EmailRow(props: EmailRowProps) {
  const { client, profile } = props;
  const { email = '', emailVerified, unverifiedEmail } = profile;
  const t = usePhrases(english);
  const waiting =
    unverifiedEmail && unverifiedEmail !== email
      ? t('id.emailWaiting', { email: unverifiedEmail })
      : undefined;
  return (
    <EditableRow
      label={t('id.email')}
      value={email}
      note={waiting ?? <Standing client={client} email={email} isVerified={emailVerified} />}
      savedText={waiting}
      renderForm={(editing) => <EmailForm {...props} {...editing} />}
    />
  );
}

interface StandingProps extends Pick<EmailRowProps, 'client'> {
  readonly email: string;
  readonly isVerified: boolean;
}

/** Renders whether the address is confirmed; nothing for an account without an address. */
function Standing({ client, email, isVerified }: StandingProps) {
  const t = usePhrases(english);
  if (email === '') return null;
  return isVerified ? t('id.verified') : <ResendVerification client={client} email={email} isLine />;
}

function EmailForm({ client, profile, onChange, onCancel, onSave }: EmailRowProps & Editing) {
  const t = usePhrases(english);
  const { error, run } = useAttempts(ERRORS);
  const hasPassword = profile.identities.some(({ type }) => type === 'Password');
  const save = async ({ email = '', currentPassword = '' }: FormValues) => {
    const proof = currentPassword === '' ? {} : { password: currentPassword };
    const change = () => client.updateUserProfile({ email }, proof);
    if (await run(async () => onChange(await change()))) onSave();
  };
  return (
    <EditForm label={t('id.email')} error={error && t(error.phrase)} onCancel={onCancel} onSubmit={save}>
      <EmailField {...(profile.email !== undefined && { defaultValue: profile.email })} />
      {hasPassword && (
        <TextField
          type="password"
          name="currentPassword"
          label={t('id.pwCurrent')}
          required
          autoComplete="current-password"
        />
      )}
    </EditForm>
  );
}
