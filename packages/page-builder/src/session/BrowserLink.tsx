'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage, record, text } from '@broadsheet/client-core';
import { useState } from 'react';
import type { EditorClient } from '../api/EditorClient.ts';
import { EditorClientError } from '../api/EditorClientError.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { phrases } from './phrases.ts';
import { requestBrowserLink } from './session.ts';

const TOO_MANY = 429;

export const isTooMany = (error: unknown): boolean =>
  error instanceof EditorClientError && error.status === TOO_MANY;

const readSays = record({ says: record({ key: text }) });

/** Returns whether the codes of an account are used up; a limit on a network or on recovery codes is not lifted by a link. */
export const isTooManyCodes = (error: unknown): boolean =>
  error instanceof EditorClientError && readSays(error.details)?.says?.key === 'refusal.many-codes';

export interface BrowserLinkProps {
  readonly client: EditorClient;
  /** The address that was typed; absent after the password. */
  readonly email?: string;
}

/** Renders the button that has a link mailed to an editor whose attempts strangers have used up. */
export function BrowserLink({ client, email }: BrowserLinkProps) {
  const t = usePhrases(phrases);
  const [said, setSaid] = useState<{ readonly kind: 'note' | 'problem'; readonly words: string }>();
  async function send(): Promise<void> {
    try {
      await requestBrowserLink(client, email);
      setSaid({ kind: 'note', words: t('session.browserLink.sent') });
    } catch (error) {
      setSaid({ kind: 'problem', words: getErrorMessage(error) });
    }
  }
  return (
    <>
      <div>
        <ToolButton onClick={() => void send()}>{t('session.browserLink')}</ToolButton>
      </div>
      {said !== undefined && <Notice kind={said.kind}>{said.words}</Notice>}
    </>
  );
}
