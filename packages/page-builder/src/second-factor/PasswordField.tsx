'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { TextField } from '@broadsheet/ui';
import { phrases } from './phrases.ts';

/** Renders a field for the password again, if the account has one. */
export function PasswordField({ isRequired }: { readonly isRequired: boolean }) {
  const t = usePhrases(phrases);
  if (!isRequired) return null;
  return (
    <TextField
      name="password"
      type="password"
      label={t('factor.yourPassword')}
      required
      autoComplete="current-password"
    />
  );
}
