'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { TextField } from '@broadsheet/ui';
import { EditorClientError } from '../api/EditorClientError.ts';
import { ActionForm } from '../controls/ActionForm.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { makePasskey } from './makePasskey.ts';
import { addPasskey } from './factorCalls.ts';
import type { AddFactorProps } from './AddApp.tsx';
import { PasswordField } from './PasswordField.tsx';
import { phrases } from './phrases.ts';

/** Renders the form that creates a passkey in this browser, or on a device that the browser reaches. */
export function AddPasskey({ client, requiresPassword, onAdded, onCancel }: AddFactorProps) {
  const t = usePhrases(phrases);

  async function add(typed: Readonly<Record<string, string>>) {
    const passkey = await makePasskey(client).catch((cause: unknown) => {
      if (cause instanceof EditorClientError) throw cause;
      // The browser's messages, including that of a closed dialog, are meant for developers.
      throw new Error(t('factor.passkey.unmade'), { cause });
    });
    onAdded(await addPasskey(client, { ...typed, passkey }));
  }

  return (
    <ActionForm
      label={t('factor.passkey')}
      submitLabel={t('factor.passkey.add')}
      onSubmit={add}
      otherActions={<ToolButton onClick={onCancel}>{t('factor.cancel')}</ToolButton>}
    >
      <p>{t('factor.passkey.what')}</p>
      <TextField
        name="name"
        label={t('factor.name')}
        defaultValue={t('factor.passkey.name')}
        required
        autoComplete="off"
      />
      <PasswordField isRequired={requiresPassword} />
    </ActionForm>
  );
}
