'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { TextField } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { EditorClient } from '../api/EditorClient.ts';
import { useRead } from '../api/useRead.ts';
import { ActionForm } from '../controls/ActionForm.tsx';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { addApp, offerApp } from './factorCalls.ts';
import { PasswordField } from './PasswordField.tsx';
import { phrases } from './phrases.ts';
import { QrCode } from './QrCode.tsx';

const Secret = styled.code`
  overflow-wrap: anywhere;
`;

export interface AddFactorProps {
  readonly client: EditorClient;
  /** Whether the password is asked for again. */
  readonly requiresPassword: boolean;
  /** Called when the factor was added. @param codes new recovery codes, if there were none before */
  readonly onAdded: (codes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Renders the steps to connect an authenticator app: a QR code to scan, then the first code of the app. */
export function AddApp({ client, requiresPassword, onAdded, onCancel }: AddFactorProps) {
  const t = usePhrases(phrases);
  const offer = useRead(() => offerApp(client), [client]);
  if (offer.kind === 'loading') return <Notice kind="wait">{t('factor.loading')}</Notice>;
  if (offer.kind === 'failed') return <Notice kind="problem">{offer.message}</Notice>;
  const { secret, url, sealed } = offer.value;
  return (
    <ActionForm
      label={t('factor.app')}
      submitLabel={t('factor.app.add')}
      onSubmit={async (typed) => onAdded(await addApp(client, { ...typed, sealed }))}
      otherActions={<ToolButton onClick={onCancel}>{t('factor.cancel')}</ToolButton>}
    >
      <p>{t('factor.app.scan')}</p>
      <QrCode value={url} label={t('factor.app.picture')} />
      <p>
        {t('factor.app.secret')} <Secret>{secret}</Secret>
      </p>
      <TextField
        name="name"
        label={t('factor.name')}
        defaultValue={t('factor.app.name')}
        required
        autoComplete="off"
      />
      <TextField name="code" label={t('factor.app.code')} required autoComplete="one-time-code" />
      <PasswordField isRequired={requiresPassword} />
    </ActionForm>
  );
}
