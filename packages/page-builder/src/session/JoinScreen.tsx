'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { TextField } from '@broadsheet/ui';
import type { EditorClient } from '../api/EditorClient.ts';
import { useRead } from '../api/useRead.ts';
import type { ReadState } from '../api/useRead.ts';
import { ActionForm } from '../controls/ActionForm.tsx';
import { Notice } from '../controls/Notice.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { join, readInvitation } from './invitations.ts';
import type { Invitation } from './invitations.ts';
import { phrases } from './phrases.ts';
import { useLinkToken } from './useLinkToken.ts';

/** The path below the page builder. A one-time link has its token after `#`, which browsers do not send to servers. */
export const JOIN_PATH = '/join/';

export interface JoinScreenProps {
  readonly client: EditorClient;
  readonly onJoined: () => void;
}

/** Renders the screen where the holder of a one-time link chooses name and password. */
export function JoinScreen({ client, onJoined }: JoinScreenProps) {
  const t = usePhrases(phrases);
  const token = useLinkToken();
  if (token === '')
    return (
      <LoginFrame title={t('session.link')}>
        <Notice kind="note">{t('session.join.noToken')}</Notice>
      </LoginFrame>
    );
  return <JoinSteps client={client} token={token} onJoined={onJoined} />;
}

interface JoinStepsProps extends JoinScreenProps {
  readonly token: string;
}

/** Renders the form of a link: for a new account, or for a new password of an existing one. */
function JoinSteps({ client, token, onJoined }: JoinStepsProps) {
  const t = usePhrases(phrases);
  const invitation = useRead((signal) => readInvitation(client, { token, signal }), [client, token]);
  return (
    <LoginFrame title={t(getTitle(invitation))}>
      <JoinForm {...{ client, token, onJoined, invitation }} />
    </LoginFrame>
  );
}

function getTitle(invitation: ReadState<Invitation>) {
  if (invitation.kind !== 'read') return 'session.link';
  return invitation.value.isForPassword ? 'session.renew' : 'session.join';
}

interface JoinFormProps extends JoinStepsProps {
  readonly invitation: ReadState<Invitation>;
}

function JoinForm({ client, token, onJoined, invitation }: JoinFormProps) {
  const t = usePhrases(phrases);
  switch (invitation.kind) {
    case 'loading':
      return <Notice kind="wait">{t('session.asking')}</Notice>;
    case 'failed':
      return <Notice kind="problem">{invitation.message}</Notice>;
    case 'read':
      return (
        <ActionForm
          label={t(getTitle(invitation))}
          submitLabel={t(invitation.value.isForPassword ? 'session.join.save' : 'session.join.submit')}
          onSubmit={async (typed) => {
            await join(client, { ...invitation.value, ...typed, token });
            onJoined();
          }}
        >
          <JoinFields invitation={invitation.value} />
        </ActionForm>
      );
  }
}

function JoinFields({ invitation: { email, role, isForPassword } }: { readonly invitation: Invitation }) {
  const t = usePhrases(phrases);
  return (
    <>
      {!isForPassword && <p>{t('session.join.role', { role: t(`role.${role}`) })}</p>}
      {email === undefined ? (
        <TextField name="email" type="email" label={t('session.email')} required autoComplete="username" />
      ) : (
        <p>{email}</p>
      )}
      {!isForPassword && <TextField name="name" label={t('session.name')} required autoComplete="name" />}
      <TextField
        name="password"
        type="password"
        label={t(isForPassword ? 'session.renewedPassword' : 'session.newPassword')}
        tip={t('session.passwordTip')}
        required
        autoComplete="new-password"
      />
    </>
  );
}
