'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { EntryList } from '../controls/EntryList.tsx';
import { ActionForm } from '../controls/ActionForm.tsx';
import { Notice } from '../controls/Notice.tsx';
import { Section } from '../controls/Section.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useFocusAfter } from '../controls/useFocusAfter.ts';
import { useBuilder } from '../builder/Builder.ts';
import type { FactorKind } from '../second-factor/factorCalls.ts';
import { renewCodes } from './account.ts';
import { AddApp } from '../second-factor/AddApp.tsx';
import { AddPasskey } from '../second-factor/AddPasskey.tsx';
import { FactorEntry } from './FactorEntry.tsx';
import { PasswordField } from '../second-factor/PasswordField.tsx';
import type { AccountSectionProps } from './PasswordSection.tsx';
import { phrases } from './phrases.ts';
import { RecoveryCodes } from '../second-factor/RecoveryCodes.tsx';

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem;
`;

type Step =
  | { readonly kind: 'list' }
  | { readonly kind: FactorKind }
  | { readonly kind: 'renewal' }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** Renders the editor's second factors, and controls to add one. */
export function FactorsSection({ account, onChange }: AccountSectionProps) {
  const t = usePhrases(phrases);
  const { client, announce } = useBuilder();
  const [step, setStep] = useState<Step>({ kind: 'list' });
  const title = useFocusAfter<HTMLHeadingElement>([step.kind, account.factors.length]);
  const toList = () => setStep({ kind: 'list' });
  const adding = {
    client,
    requiresPassword: account.hasPassword,
    onCancel: toList,
    onAdded: (codes: readonly string[]) => {
      announce(t('account.factors.added'));
      setStep(codes.length === 0 ? { kind: 'list' } : { kind: 'codes', codes });
      onChange();
    },
  };
  return (
    <Section title={t('account.factors')} titleRef={title}>
      <FactorList account={account} onChange={onChange} />
      {step.kind === 'list' && (
        <Actions>
          <ToolButton onClick={() => setStep({ kind: 'passkey' })}>{t('account.passkey')}</ToolButton>
          <ToolButton onClick={() => setStep({ kind: 'totp' })}>{t('account.app')}</ToolButton>
          {account.factors.length > 0 && (
            <ToolButton onClick={() => setStep({ kind: 'renewal' })}>{t('account.codes.renew')}</ToolButton>
          )}
        </Actions>
      )}
      {step.kind === 'passkey' && <AddPasskey {...adding} />}
      {step.kind === 'totp' && <AddApp {...adding} />}
      {step.kind === 'renewal' && (
        <ActionForm
          label={t('account.codes.renew')}
          submitLabel={t('account.codes.make')}
          onSubmit={async (typed) => adding.onAdded(await renewCodes(client, typed))}
          otherActions={<ToolButton onClick={toList}>{t('account.cancel')}</ToolButton>}
        >
          <p>{t('account.codes.renewal')}</p>
          <PasswordField isRequired={account.hasPassword} />
        </ActionForm>
      )}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onDone={toList} />}
    </Section>
  );
}

function FactorList({ account, onChange }: AccountSectionProps) {
  const t = usePhrases(phrases);
  const { factors, needsSecondFactor, hasPassword, recoveryCodes } = account;
  if (factors.length === 0)
    return (
      <Notice kind={needsSecondFactor ? 'problem' : 'note'}>
        {t(needsSecondFactor ? 'account.factors.needed' : 'account.factors.none')}
      </Notice>
    );
  return (
    <>
      <EntryList>
        {factors.map((factor) => (
          <FactorEntry key={factor.id} factor={factor} requiresPassword={hasPassword} onChange={onChange} />
        ))}
      </EntryList>
      <p>{t('account.codes.left', { n: recoveryCodes })}</p>
    </>
  );
}
