'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { AccountForm } from '@broadsheet/reader';
import type { FormValues } from '@broadsheet/ui';
import { Button } from '@broadsheet/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

/** At the start of its line, not in the middle of the page. */
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

/** The form of one line, with a way back out of it. */
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
