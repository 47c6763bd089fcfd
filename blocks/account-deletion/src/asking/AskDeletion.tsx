'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { FormText, isSigningOut, Notice, useReader } from '@broadsheet/reader';
import type { ReaderState } from '@broadsheet/reader';
import { Button } from '@broadsheet/ui';
import { useEffect, useState } from 'react';
import { AskButton } from './AskButton.tsx';
import { DangerButton } from '../DangerButton.ts';
import { english } from '../english.ts';
import { loginAddress } from '../loginAddress.ts';
import { Problem } from '../Problem.ts';

export interface AskDeletionProps {
  readonly redirectURL: string;
  /** It has taken the place of a link that does not work. */
  readonly takesFocus: boolean;
}

/** What deletion means, from the server; the button works once it is known who is there. Visitors go to the login. */
export function AskDeletion({ redirectURL, takesFocus }: AskDeletionProps) {
  const t = usePhrases(english);
  const { environment } = useHost();
  const reader = useReader();
  const [isSent, setSent] = useState(false);
  const stranger = reader.status === 'signed-out' && !isSent ? reader.client : undefined;
  useEffect(() => {
    if (stranger !== undefined && !isSigningOut(stranger))
      environment.navigate(loginAddress(environment, redirectURL));
  }, [environment, stranger, redirectURL]);
  if (isSent)
    return (
      <Notice key="sent" heading={t('id.delete.sentHeadline')} text={t('id.delete.sentText')} takesFocus />
    );
  return (
    <Notice heading={t('id.delete.headline')} text={t('id.delete.text')} takesFocus={takesFocus}>
      <FormText>{t('id.delete.mailFirst')}</FormText>
      <Action reader={reader} onSent={() => setSent(true)} />
    </Notice>
  );
}

function Action({ reader, onSent }: { readonly reader: ReaderState; readonly onSent: () => void }) {
  const t = usePhrases(english);
  switch (reader.status) {
    case 'signed-in':
      return <AskButton client={reader.client} onSent={onSent} />;
    case 'failed':
      return (
        <>
          <Problem>{t('id.err.offline')}</Problem>
          <Button variant="secondary" size="large" onClick={reader.retry}>
            {t('id.retry')}
          </Button>
        </>
      );
    case 'connecting':
    case 'signed-out':
      return (
        <>
          <DangerButton size="large" fullWidth disabled>
            {t('id.delete.ask')}
          </DangerButton>
          <noscript>{t('id.needsScript')}</noscript>
        </>
      );
  }
}
