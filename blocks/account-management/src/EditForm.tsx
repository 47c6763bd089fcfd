'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { AccountForm } from '@broadsheet/identity-ui';
import type { FormValues } from '@broadsheet/ui';
import { Button } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

/** The form at the start of its line instead of centred in the page. */
const StartForm = styled(AccountForm)`
  margin-inline: 0;
`;

export interface EditFormProps {
  readonly label: string;
  readonly error: string | undefined;
  readonly onSubmit: (values: FormValues) => Promise<void>;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Renders the form of one row, with a button that cancels the edit. */
export function EditForm({ onCancel, ...form }: EditFormProps) {
  const t = usePhrases(phrases);
  return (
    <StartForm
      {...form}
      submitLabel={t('id.save')}
      otherActions={
        <Button type="button" variant="secondary" size="large" onClick={onCancel}>
          {t('id.cancel')}
        </Button>
      }
    />
  );
}
