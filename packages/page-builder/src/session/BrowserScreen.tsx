'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useRead } from '../api/useRead.ts';
import type { EditorClient } from '../api/EditorClient.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { LoginFrame } from './LoginFrame.tsx';
import { phrases } from './phrases.ts';
import { acceptBrowserLink } from './session.ts';
import { useLinkToken } from './useLinkToken.ts';

/** The path below the page builder to which a mailed link leads. */
export const BROWSER_PATH = '/browser/';

export interface BrowserScreenProps {
  readonly client: EditorClient;
  readonly onDone: () => void;
}

/** Renders what a mailed link has done: this browser has attempts of its own. */
export function BrowserScreen({ client, onDone }: BrowserScreenProps) {
  const t = usePhrases(phrases);
  const token = useLinkToken();
  return (
    <LoginFrame title={t('session.browser')}>
      {token === '' ? (
        <Notice kind="note">{t('session.browser.noToken')}</Notice>
      ) : (
        <Accepted client={client} token={token} />
      )}
      <div>
        <ToolButton onClick={onDone}>{t('session.logIn')}</ToolButton>
      </div>
    </LoginFrame>
  );
}

function Accepted({ client, token }: { readonly client: EditorClient; readonly token: string }) {
  const t = usePhrases(phrases);
  const accepted = useRead(() => acceptBrowserLink(client, token), [client, token]);
  switch (accepted.kind) {
    case 'loading':
      return <Notice kind="wait">{t('session.asking')}</Notice>;
    case 'failed':
      return <Notice kind="problem">{accepted.message}</Notice>;
    case 'read':
      return <Notice kind="note">{t('session.browser.done')}</Notice>;
  }
}
