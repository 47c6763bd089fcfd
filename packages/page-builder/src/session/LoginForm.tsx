'use client';
import { safeHref, usePhrases } from '@broadsheet/block-kit';
import { Button, TextField } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { EditorClient } from '../api/EditorClient.ts';
import { useRead } from '../api/useRead.ts';
import { ActionForm } from '../controls/ActionForm.tsx';
import { BrowserLink, isTooMany } from './BrowserLink.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { phrases } from './phrases.ts';
import { logIn, readSignInOptions } from './session.ts';
import type { Admission } from './session.ts';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
`;

export interface LoginFormProps {
  readonly client: EditorClient;
  readonly onLogIn: (admission: Admission) => void;
}

/** Renders the login: email and password, a passkey, or the publisher's OpenID provider. */
export function LoginForm({ client, onLogIn }: LoginFormProps) {
  const t = usePhrases(phrases);
  const [locked, setLocked] = useState<string>();
  const options = useRead((signal) => readSignInOptions(client, signal), [client]);
  const provider = options.kind === 'read' ? options.value.openId : undefined;
  return (
    <>
      <ActionForm
        label={t('session.title')}
        submitLabel={t('session.logIn')}
        onSubmit={async ({ email = '', password = '' }) => {
          setLocked(undefined);
          try {
            onLogIn(await logIn(client, { email, password }));
          } catch (error) {
            if (isTooMany(error)) setLocked(email);
            throw error;
          }
        }}
      >
        <TextField name="email" type="email" label={t('session.email')} required autoComplete="username" />
        <TextField
          name="password"
          type="password"
          label={t('session.password')}
          required
          autoComplete="current-password"
        />
      </ActionForm>
      {locked !== undefined && <BrowserLink key={locked} client={client} email={locked} />}
      <Ways>
        <PasskeyButton client={client} onLogIn={onLogIn}>
          {t('session.passkey')}
        </PasskeyButton>
        {provider !== undefined && (
          <Button href={safeHref('/pagebuilder/api/openid') ?? '/'} size="small" variant="secondary">
            {t('session.openId', { provider })}
          </Button>
        )}
      </Ways>
    </>
  );
}
