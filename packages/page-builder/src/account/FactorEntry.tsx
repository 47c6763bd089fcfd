'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { TextField } from '@broadsheet/ui';
import { useState } from 'react';
import { ActionForm } from '../controls/ActionForm.tsx';
import { Entry, EntryName, EntryNote } from '../controls/EntryList.tsx';
import { useFocusAfter } from '../controls/useFocusAfter.ts';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { removeFactor, renameFactor } from './account.ts';
import type { Factor } from './account.ts';
import { PasswordField } from '../second-factor/PasswordField.tsx';
import { phrases } from './phrases.ts';

export interface FactorEntryProps {
  readonly factor: Factor;
  readonly requiresPassword: boolean;
  readonly onChange: () => void;
}

/** Renders a passkey or an authenticator app, with controls to rename and remove it. */
export function FactorEntry({ factor, requiresPassword, onChange }: FactorEntryProps) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const { announce } = useBuilder();
  const [step, setStep] = useState<'shown' | 'renamed' | 'removed'>('shown');
  const title = useFocusAfter<HTMLDivElement>([step]);
  const { kind, name, createdAt, usedAt } = factor;
  const finish = (said: string) => {
    announce(said);
    setStep('shown');
    onChange();
  };
  return (
    <Entry>
      <EntryName ref={title} tabIndex={-1}>
        {name}
        <EntryNote>
          {t(kind === 'passkey' ? 'account.passkey.one' : 'account.app.one')}{' '}
          {usedAt === undefined
            ? t('account.factors.since', { moment: format.dateTime(createdAt) })
            : t('account.factors.used', { moment: format.dateTime(usedAt) })}
        </EntryNote>
      </EntryName>
      {step === 'shown' && (
        <>
          <ToolButton onClick={() => setStep('renamed')} aria-label={t('account.renameOf', { name })}>
            {t('account.rename')}
          </ToolButton>
          <ToolButton onClick={() => setStep('removed')} aria-label={t('account.removeOf', { name })}>
            {t('account.remove')}
          </ToolButton>
        </>
      )}
      {step !== 'shown' && (
        <FactorForm
          {...{ step, factor, requiresPassword }}
          onCancel={() => setStep('shown')}
          onDone={finish}
        />
      )}
    </Entry>
  );
}

interface FactorFormProps {
  readonly step: 'renamed' | 'removed';
  readonly factor: Factor;
  readonly requiresPassword: boolean;
  readonly onCancel: () => void;
  /** Called after a change. @param said a sentence about what was done */
  readonly onDone: (said: string) => void;
}

function FactorForm({ step, factor: { id, name }, requiresPassword, onCancel, onDone }: FactorFormProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const cancel = <ToolButton onClick={onCancel}>{t('account.cancel')}</ToolButton>;
  if (step === 'renamed')
    return (
      <ActionForm
        label={t('account.renameOf', { name })}
        submitLabel={t('account.save')}
        otherActions={cancel}
        onSubmit={async (typed) => {
          await renameFactor(client, { id, name: typed['name'] ?? '' });
          onDone(t('account.saved'));
        }}
      >
        <TextField name="name" label={t('account.name')} defaultValue={name} required autoComplete="off" />
      </ActionForm>
    );
  return (
    <ActionForm
      label={t('account.removeOf', { name })}
      submitLabel={t('account.remove')}
      otherActions={cancel}
      onSubmit={async (typed) => {
        await removeFactor(client, { ...typed, id });
        onDone(t('account.removed'));
      }}
    >
      <PasswordField isRequired={requiresPassword} />
    </ActionForm>
  );
}
