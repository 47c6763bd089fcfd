'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { TextField } from '@broadsheet/ui';
import type { TextFieldProps } from '@broadsheet/ui';
import { phrases } from '../phrases.ts';

/** Renders the required email field of an identity form, under the name `email`. */
export function EmailField(props: Pick<TextFieldProps, 'autoComplete' | 'defaultValue' | 'placeholder'>) {
  const t = usePhrases(phrases);
  return (
    <TextField
      type="email"
      name="email"
      label={t('id.email')}
      required
      autoComplete="email"
      validationErrorMessage={t('id.emailReq')}
      {...props}
    />
  );
}
