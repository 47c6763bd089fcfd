'use client';
import { useHost, usePhrases } from '@broadsheet/block-kit';
import { AccountPart, FormText, usePageRedirect, useReader } from '@broadsheet/identity-ui';
import type { ReaderState } from '@broadsheet/identity-ui';
import { Button, FormError } from '@broadsheet/ui';
import { useEffect, useState } from 'react';
import { RequestButton } from './RequestButton.tsx';
import { DangerButton } from '../DangerButton.ts';
import { english } from '../english.ts';
import { loginAddress } from '../loginAddress.ts';
import { Start } from './Start.ts';

export interface RequestDeletionProps {
  readonly redirectURL: string;
  /** Whether the heading takes the focus, because this view has replaced a link that does not work. */
  readonly takesFocus: boolean;
}

/**
 * Renders what deletion means, already on the server; the button works once it is known who is signed in. Visitors are
 * redirected to the login page.
 */
export function RequestDeletion({ redirectURL, takesFocus }: RequestDeletionProps) {
  const t = usePhrases(english);
  const { environment } = useHost();
  const pageRedirect = usePageRedirect();
  const reader = useReader();
  const [isSent, setSent] = useState(false);
  const isStranger = reader.status === 'signed-out' && !isSent;
  useEffect(() => {
    if (isStranger && !pageRedirect.isClaimed())
      pageRedirect.redirect(loginAddress(environment, redirectURL));
  }, [environment, pageRedirect, isStranger, redirectURL]);
  if (isSent)
    return (
      <AccountPart key="sent" heading={t('id.delete.sentHeadline')} takesFocus>
        <FormText>{t('id.delete.sentText')}</FormText>
      </AccountPart>
    );
  return (
    <AccountPart heading={t('id.delete.headline')} takesFocus={takesFocus}>
      <FormText>{t('id.delete.text')}</FormText>
      <FormText>{t('id.delete.mailFirst')}</FormText>
      <Action reader={reader} onSent={() => setSent(true)} />
    </AccountPart>
  );
}

function Action({ reader, onSent }: { readonly reader: ReaderState; readonly onSent: () => void }) {
  const t = usePhrases(english);
  switch (reader.status) {
    case 'signed-in':
      return <RequestButton client={reader.client} onSent={onSent} />;
    case 'failed':
      return (
        <>
          <FormError>{t('id.err.offline')}</FormError>
          <Start>
            <Button variant="secondary" size="large" onClick={reader.retry}>
              {t('id.retry')}
            </Button>
          </Start>
        </>
      );
    case 'connecting':
    case 'signed-out':
      return (
        <>
          <Start>
            <DangerButton size="large" disabled>
              {t('id.delete.ask')}
            </DangerButton>
          </Start>
          <noscript>{t('id.needsScript')}</noscript>
        </>
      );
  }
}
