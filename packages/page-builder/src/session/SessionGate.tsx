'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { EnrolmentSteps } from '../second-factor/EnrolmentSteps.tsx';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { readReturn } from './readReturn.ts';
import type { OpenIdProblem } from './readReturn.ts';
import { phrases } from './phrases.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';
import type { Session, SessionState } from './useSession.ts';

const TITLES = {
  asking: 'session.title',
  failed: 'session.title',
  nobody: 'session.title',
  'second-factor': 'session.secondFactor',
  enrolment: 'session.enrolment',
  editor: 'session.title',
} as const satisfies Readonly<Record<SessionState['kind'], keyof typeof phrases>>;

const PROBLEMS = {
  failed: 'session.openId.failed',
  cancelled: 'session.openId.cancelled',
  refused: 'session.openId.refused',
  unreachable: 'session.openId.unreachable',
  unknown: 'session.openId.unknown',
  unverified: 'session.openId.unverified',
  taken: 'session.openId.taken',
  busy: 'session.openId.busy',
} as const satisfies Readonly<Record<OpenIdProblem, keyof typeof phrases>>;

/** Renders the login step of an editor who is not signed in, not yet known, or has a proof missing. */
export function SessionGate({ session }: { readonly session: Session }) {
  const t = usePhrases(phrases);
  return (
    <LoginFrame title={t(TITLES[session.state.kind])}>
      <Step session={session} />
    </LoginFrame>
  );
}

function Step({ session }: { readonly session: Session }) {
  const t = usePhrases(phrases);
  const { client, state, admit, refresh, logOut } = session;
  const [problem] = useState(readReturn);
  switch (state.kind) {
    case 'asking':
    case 'editor':
      return <Notice kind="wait">{t('session.asking')}</Notice>;
    case 'failed':
      return (
        <>
          <Notice kind="problem">{state.message}</Notice>
          <ToolButton onClick={refresh}>{t('session.retry')}</ToolButton>
        </>
      );
    case 'nobody':
      return (
        <>
          {state.wasSignedIn && <Notice kind="note">{t('session.ended')}</Notice>}
          {problem !== undefined && <Notice kind="problem">{t(PROBLEMS[problem])}</Notice>}
          <LoginForm client={client} onLogIn={admit} />
        </>
      );
    case 'second-factor':
      return (
        <>
          <SecondFactorForm client={client} factors={state.factors} onLogIn={admit} />
          <div>
            <ToolButton onClick={() => void logOut()}>{t('session.back')}</ToolButton>
          </div>
        </>
      );
    case 'enrolment':
      return <EnrolmentSteps client={client} onDone={refresh} onBack={() => void logOut()} />;
  }
}
