'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { AccountForm, FormText, Notice, readerEnglish, useAttempts } from '@broadsheet/identity-ui';
import { restoreEmail } from '@broadsheet/sdk-identity/operations';
import { useState } from 'react';
import { phrases } from './phrases.ts';

const english = { ...readerEnglish, ...phrases };
const ERRORS = { byCode: { '130010': 'id.restore.badErr' }, otherwise: 'id.verify.err' } as const;

/** The query parameter of the link in the mail that warns an address about its replacement by another one. */
export const RESTORE_NONCE = 'restore_nonce';

/**
 * Renders a form that reverts a change of address; only when the reader submits it, because mail scanners follow links too.
 */
export function RestoreEmail({ nonce }: { readonly nonce: string }) {
  const t = usePhrases(english);
  const { identity, isAdmin } = useHost();
  const { error, run } = useAttempts(ERRORS);
  const [isDone, setDone] = useState(false);
  const restore = async () => {
    if (isAdmin) return;
    if (await run(async () => restoreEmail((await identity()).context, nonce))) setDone(true);
  };
  if (isDone)
    return <Notice heading={t('id.restore.doneHeadline')} text={t('id.restore.doneText')} takesFocus />;
  return (
    <AccountForm
      heading={t('id.restore.headline')}
      error={error && t(error.phrase)}
      onSubmit={restore}
      submitLabel={t('id.restore.confirm')}
    >
      <FormText>{t('id.restore.text')}</FormText>
    </AccountForm>
  );
}
