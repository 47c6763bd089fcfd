'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { useState } from 'react';
import { Entry, EntryList, EntryName, EntryNote } from '../controls/EntryList.tsx';
import { Notice } from '../controls/Notice.tsx';
import { Section } from '../controls/Section.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useFocusAfter } from '../controls/useFocusAfter.ts';
import { useBuilder } from '../builder/Builder.ts';
import { revokeInvitation } from './people.ts';
import type { Invitation } from './people.ts';
import { phrases } from './phrases.ts';

export interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  readonly onChange: () => void;
}

/** Renders the invitations that nobody has used, each to be revoked; nothing without any. */
export function InvitationList({ invitations, onChange }: InvitationListProps) {
  const t = usePhrases(phrases);
  const { dateTime } = useFormat();
  const { client, announce } = useBuilder();
  const [problem, setProblem] = useState<string>();
  const list = useFocusAfter<HTMLDivElement>([invitations]);

  async function revoke(invitation: Invitation) {
    setProblem(undefined);
    try {
      await revokeInvitation(client, invitation);
      announce(t('people.revoked'));
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
    onChange();
  }

  if (invitations.length === 0 && problem === undefined) return null;
  return (
    <div ref={list} tabIndex={-1}>
      <Section title={t('people.invitations')}>
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
        <EntryList>
          {invitations.map((invitation) => (
            <Entry key={invitation.id}>
              <EntryName>
                {invitation.email}
                <EntryNote>
                  {t('people.invitation', {
                    role: t(`people.role.${invitation.role}`),
                    moment: dateTime(invitation.expiresAt, 'UTC'),
                  })}
                </EntryNote>
              </EntryName>
              <ToolButton
                aria-label={t('people.revokeOf', { email: invitation.email })}
                onClick={() => void revoke(invitation)}
              >
                {t('people.revoke')}
              </ToolButton>
            </Entry>
          ))}
        </EntryList>
      </Section>
    </div>
  );
}
