'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { EditorClient } from '../api/EditorClient.ts';
import { useFocusAfter } from '../controls/useFocusAfter.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import type { FactorKind } from './factorCalls.ts';
import { AddApp } from './AddApp.tsx';
import { AddPasskey } from './AddPasskey.tsx';
import { phrases } from './phrases.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
`;

const Place = styled.div`
  display: grid;
  gap: 0.9rem;
  &:focus {
    outline: none;
  }
`;

type Step =
  | { readonly kind: 'choice' }
  | { readonly kind: FactorKind }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

export interface EnrolmentStepsProps {
  readonly client: EditorClient;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** Renders the steps to add the first second factor, for an editor whose role needs one before they are admitted. */
export function EnrolmentSteps(props: EnrolmentStepsProps) {
  const [step, setStep] = useState<Step>({ kind: 'choice' });
  const place = useFocusAfter<HTMLDivElement>([step.kind]);
  return (
    <Place ref={place} tabIndex={-1}>
      <CurrentStep {...props} {...{ step, setStep }} />
    </Place>
  );
}

interface CurrentStepProps extends EnrolmentStepsProps {
  readonly step: Step;
  readonly setStep: (step: Step) => void;
}

function CurrentStep({ client, step, setStep, onDone, onBack }: CurrentStepProps) {
  const t = usePhrases(phrases);
  const adding = {
    client,
    requiresPassword: false,
    onAdded: (codes: readonly string[]) => setStep({ kind: 'codes', codes }),
    onCancel: () => setStep({ kind: 'choice' }),
  };
  switch (step.kind) {
    case 'passkey':
      return <AddPasskey {...adding} />;
    case 'totp':
      return <AddApp {...adding} />;
    case 'codes':
      return <RecoveryCodes codes={step.codes} onDone={onDone} />;
    case 'choice':
      return (
        <>
          <p>{t('factor.what')}</p>
          <Choices>
            <ToolButton isMain onClick={() => setStep({ kind: 'passkey' })}>
              {t('factor.passkey')}
            </ToolButton>
            <ToolButton onClick={() => setStep({ kind: 'totp' })}>{t('factor.app')}</ToolButton>
            <ToolButton onClick={onBack}>{t('factor.logOut')}</ToolButton>
          </Choices>
        </>
      );
  }
}
