'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { EditorClientError } from '../api/EditorClientError.ts';
import type { EditorClient } from '../api/EditorClient.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { logInWithPasskey } from './logInWithPasskey.ts';
import { phrases } from './phrases.ts';
import type { Admission } from './session.ts';

export interface PasskeyButtonProps {
  readonly client: EditorClient;
  readonly onLogIn: (admission: Admission) => void;
  readonly children: ReactNode;
}

/** Renders the button that asks the browser for a passkey. */
export function PasskeyButton({ client, onLogIn, children }: PasskeyButtonProps) {
  const t = usePhrases(phrases);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function use() {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      onLogIn(await logInWithPasskey(client));
    } catch (error) {
      // The browser's messages, including that of a closed dialog, are meant for developers.
      setProblem(error instanceof EditorClientError ? error.message : t('session.passkeyUnused'));
      setBusy(false);
    }
  }

  return (
    <>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <ToolButton onClick={() => void use()} aria-disabled={isBusy || undefined}>
        {children}
      </ToolButton>
    </>
  );
}
