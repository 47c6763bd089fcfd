'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { EmailField, readerEnglish, ResendVerification, useAttempts } from '@broadsheet/reader';
import type { IdentityClient, UserProfile } from '@broadsheet/sdk-identity';
import { EditableRow } from './EditableRow.tsx';
import type { Editing } from './EditableRow.tsx';
import { EditForm } from './EditForm.tsx';
import { phrases } from './phrases.ts';

const ERRORS = { otherwise: 'id.emailErr' } as const;
const english = { ...readerEnglish, ...phrases };

export interface EmailRowProps {
  readonly client: IdentityClient;
  readonly profile: UserProfile;
  readonly onChange: (profile: UserProfile) => void;
}

/** The address of the account. Services may wait until a mailed link is followed before they change it. */
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
      note={
        waiting ?? (!emailVerified && email !== '' && <ResendVerification client={client} email={email} />)
      }
      savedText={waiting}
      renderForm={(editing) => <EmailForm {...props} {...editing} />}
    />
  );
}

function EmailForm({ client, profile, onChange, onCancel, onSave }: EmailRowProps & Editing) {
  const t = usePhrases(english);
  const { error, run } = useAttempts(ERRORS);
  const save = async (email: string) => {
    const change = () => client.updateUserProfile({ email });
    if (await run(async () => onChange(await change()))) onSave();
  };
  return (
    <EditForm
      label={t('id.email')}
      error={error && t(error.phrase)}
      onCancel={onCancel}
      onSubmit={({ email = '' }) => save(email)}
    >
      <EmailField {...(profile.email !== undefined && { defaultValue: profile.email })} />
    </EditForm>
  );
}
