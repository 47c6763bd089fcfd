'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { TextField } from '@broadsheet/ui';
import type { TextFieldProps } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import { phrases } from '../phrases.ts';
import { keepTypedEmail, readTypedEmail } from './typedEmail.ts';

/**
 * Renders the required email field of an identity form, under the name `email`. Without a default value, an empty field is
 * filled with the address that was typed in another form of this tab.
 */
export function EmailField(props: Pick<TextFieldProps, 'autoComplete' | 'defaultValue' | 'placeholder'>) {
  const t = usePhrases(phrases);
  const { environment, isAdmin } = useHost();
  const input = useRef<HTMLInputElement>(null);
  const isShared = props.defaultValue === undefined && !isAdmin;
  useEffect(() => {
    const { current } = input;
    if (!isShared || current === null) return;
    // What was typed before the form was awake goes before what was typed elsewhere.
    if (current.value === '') current.value = readTypedEmail(environment) ?? '';
    else keepTypedEmail(environment, current.value);
  }, [environment, isShared]);
  return (
    <TextField
      type="email"
      name="email"
      label={t('id.email')}
      required
      autoComplete="email"
      validationErrorMessage={t('id.emailReq')}
      {...props}
      ref={input}
      onChange={({ value }) => isShared && keepTypedEmail(environment, value)}
    />
  );
}
