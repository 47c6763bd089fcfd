'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { TextField } from '@broadsheet/ui';
import { ActionForm } from '../controls/ActionForm.tsx';
import { Section } from '../controls/Section.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { changePassword } from './account.ts';
import type { Account } from './account.ts';
import { phrases } from './phrases.ts';

export interface AccountSectionProps {
  readonly account: Account;
  /** Called when the account has changed. */
  readonly onChange: () => void;
}

export function PasswordSection({ account, onChange }: AccountSectionProps) {
  const t = usePhrases(phrases);
  const { client, announce } = useBuilder();
  return (
    <Section title={t('account.password')}>
      <ActionForm
        label={t('account.password')}
        submitLabel={t('account.password.change')}
        onSubmit={async (typed) => {
          await changePassword(client, typed);
          announce(t('account.password.changed'));
          onChange();
        }}
      >
        {account.hasPassword && (
          <TextField
            name="current"
            type="password"
            label={t('account.password.current')}
            required
            autoComplete="current-password"
          />
        )}
        <TextField
          name="password"
          type="password"
          label={t('account.password.next')}
          tip={t('account.password.tip')}
          required
          autoComplete="new-password"
        />
      </ActionForm>
    </Section>
  );
}
