'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { TextField } from '@broadsheet/ui';
import { useState } from 'react';
import type { EditorClient } from '../api/EditorClient.ts';
import { ActionForm } from '../controls/ActionForm.tsx';
import { BrowserLink, isTooManyCodes } from './BrowserLink.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { phrases } from './phrases.ts';
import { proveByCode } from './session.ts';
import type { FactorKind } from '../second-factor/factorCalls.ts';
import type { Admission } from './session.ts';

export interface SecondFactorFormProps {
  readonly client: EditorClient;
  readonly factors: readonly FactorKind[];
  readonly onLogIn: (admission: Admission) => void;
}

/** Renders the form for the second factor after a correct password. A recovery code replaces any factor. */
export function SecondFactorForm({ client, factors, onLogIn }: SecondFactorFormProps) {
  const t = usePhrases(phrases);
  const [isLocked, setLocked] = useState(false);
  const hasApp = factors.includes('totp');
  return (
    <>
      {factors.includes('passkey') && (
        <div>
          <PasskeyButton client={client} onLogIn={onLogIn}>
            {t('session.usePasskey')}
          </PasskeyButton>
        </div>
      )}
      <ActionForm
        label={t('session.secondFactor')}
        submitLabel={t('session.prove')}
        onSubmit={async ({ code = '' }) => {
          try {
            onLogIn(await proveByCode(client, code));
          } catch (error) {
            setLocked(isTooManyCodes(error));
            throw error;
          }
        }}
      >
        <TextField
          name="code"
          label={t(hasApp ? 'session.code' : 'session.recoveryCode')}
          tip={t(hasApp ? 'session.codeTip' : 'session.recoveryTip')}
          required
          autoComplete="one-time-code"
        />
      </ActionForm>
      {isLocked && <BrowserLink client={client} />}
    </>
  );
}
