'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { LoginForm } from './LoginForm.tsx';
import { phrases } from './phrases.ts';
import type { Session } from './useSession.ts';

const Door = styled.main`
  display: grid;
  gap: 1rem;
  align-content: center;
  min-block-size: 100vh;
  max-inline-size: 26rem;
  margin-inline: auto;
  padding: 1rem;
`;

/** What is shown to whoever is not signed in, or not yet known. */
export function SessionGate({ session }: { readonly session: Session }) {
  const t = usePhrases(phrases);
  const { state } = session;
  return (
    <Door>
      <h1>{t('session.title')}</h1>
      {state.kind === 'asking' && <Notice kind="wait">{t('session.asking')}</Notice>}
      {state.kind === 'failed' && (
        <>
          <Notice kind="problem">{state.message}</Notice>
          <ToolButton onClick={session.ask}>{t('session.retry')}</ToolButton>
        </>
      )}
      {state.kind === 'nobody' && (
        <>
          {state.wasSignedIn && <Notice kind="note">{t('session.ended')}</Notice>}
          <LoginForm client={session.client} onLogIn={session.signedIn} />
        </>
      )}
    </Door>
  );
}
