'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { useState } from 'react';
import { Entry, EntryList, EntryName, EntryNote } from '../controls/EntryList.tsx';
import { Notice } from '../controls/Notice.tsx';
import { Section } from '../controls/Section.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { endSession } from './account.ts';
import { describeBrowser } from './describeBrowser.ts';
import type { AccountSectionProps } from './PasswordSection.tsx';
import { phrases } from './phrases.ts';

/** Renders the list of the editor's sessions. */
export function SessionsSection({ account: { sessions }, onChange }: AccountSectionProps) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const { client, announce } = useBuilder();
  const [problem, setProblem] = useState<string>();

  async function end(id?: string) {
    try {
      await endSession(client, id);
      announce(t('account.sessions.ended'));
      setProblem(undefined);
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
    onChange();
  }

  return (
    <Section title={t('account.sessions')}>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      <EntryList>
        {sessions.map(({ id, userAgent, seenAt, isThis }) => {
          const browser = describeBrowser(userAgent) ?? t('account.sessions.unknown');
          return (
            <Entry key={id}>
              <EntryName>
                {browser}
                <EntryNote>
                  {isThis
                    ? t('account.sessions.this')
                    : t('account.sessions.seen', { moment: format.dateTime(seenAt) })}
                </EntryNote>
              </EntryName>
              {!isThis && (
                <ToolButton
                  onClick={() => void end(id)}
                  aria-label={t('account.sessions.endOf', { browser })}
                >
                  {t('account.sessions.end')}
                </ToolButton>
              )}
            </Entry>
          );
        })}
      </EntryList>
      {sessions.length > 1 && (
        <ToolButton onClick={() => void end()}>{t('account.sessions.endOthers')}</ToolButton>
      )}
    </Section>
  );
}
