'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { AccountForm, FormText, Notice, readerEnglish, useAttempts } from '@broadsheet/identity-ui';
import { confirmEmail } from '@broadsheet/sdk-identity/operations';
import type { FormValues } from '@broadsheet/ui';
import { Button, TextField } from '@broadsheet/ui';
import { phrases } from './phrases.ts';

const english = { ...readerEnglish, ...phrases };
const ERRORS = {
  byCode: { '300010': 'id.verify.ownerErr', '130010': 'id.restore.badErr' },
  otherwise: 'id.verify.err',
} as const;

export interface ConfirmOwnerProps {
  readonly nonce: string;
  readonly onConfirm: () => void;
}

/**
 * Asks whether the account is the reader's own, when a link is followed on a device that the account does not know: a
 * stranger may have created the account with the reader's address. A reader who never chose a password gets the account
 * without what the stranger added.
 */
export function ConfirmOwner({ nonce, onConfirm }: ConfirmOwnerProps) {
  const t = usePhrases(english);
  const { identity } = useHost();
  const { error, run } = useAttempts(ERRORS);
  const confirm = async ({ password = '' }: FormValues) => {
    if (await run(async () => confirmEmail((await identity()).context, nonce, { password }))) onConfirm();
  };
  const claimAccount = async () => {
    if (await run(async () => (await identity()).verifyEmail(nonce))) onConfirm();
  };
  return (
    <Notice heading={t('id.verify.ownerHeadline')} text={t('id.verify.ownerText')} takesFocus>
      <AccountForm
        label={t('id.verify.ownerHeadline')}
        error={error && t(error.phrase)}
        onSubmit={confirm}
        submitLabel={t('id.verify.ownerConfirm')}
      >
        <TextField
          type="password"
          name="password"
          label={t('id.verify.ownerPassword')}
          required
          autoComplete="current-password"
        />
      </AccountForm>
      <FormText>{t('id.verify.ownerNoneText')}</FormText>
      <Button type="button" variant="secondary" size="large" fullWidth onClick={() => void claimAccount()}>
        {t('id.verify.ownerNone')}
      </Button>
    </Notice>
  );
}
