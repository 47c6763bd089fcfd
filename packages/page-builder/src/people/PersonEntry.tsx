'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { SelectField } from '@broadsheet/ui';
import { useState } from 'react';
import { Entry, EntryName, EntryNote } from '../controls/EntryList.tsx';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { ROLES } from '../session/Role.ts';
import { LinkToCopy } from './LinkToCopy.tsx';
import { changePerson, makePasswordLink, resetFactors } from './people.ts';
import type { MadeLink, Person } from './people.ts';
import { phrases } from './phrases.ts';

export interface PersonEntryProps {
  readonly person: Person;
  readonly onChange: () => void;
}

/** Renders a person with an account, and the administrator's actions on it. */
export function PersonEntry({ person, onChange }: PersonEntryProps) {
  const t = usePhrases(phrases);
  const { editor, announce } = useBuilder();
  const [problem, setProblem] = useState<string>();
  const [link, setLink] = useState<MadeLink>();
  const { name, email, role, isDisabled, hasSecondFactor } = person;

  async function act(action: () => Promise<unknown>) {
    setProblem(undefined);
    try {
      await action();
      announce(t('people.saved'));
    } catch (error) {
      setProblem(getErrorMessage(error));
    }
    onChange();
  }

  return (
    <Entry>
      <EntryName>
        {name}
        {person.id === editor.id && ` ${t('people.you')}`}
        <EntryNote>
          {email} · {t(hasSecondFactor ? 'people.hasFactor' : 'people.noFactor')}
          {isDisabled && ` · ${t('people.disabled')}`}
        </EntryNote>
      </EntryName>
      <PersonActions
        person={person}
        // After a refused change, the select shows the current role again.
        key={`${role} ${problem ?? ''}`}
        onAct={(action) => void act(action)}
        onLink={setLink}
      />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {link !== undefined && <LinkToCopy key={link.url} link={link} email={email} />}
    </Entry>
  );
}

interface PersonActionsProps {
  readonly person: Person;
  readonly onAct: (action: () => Promise<unknown>) => void;
  readonly onLink: (link: MadeLink) => void;
}

function PersonActions({ person, onAct, onLink }: PersonActionsProps) {
  const t = usePhrases(phrases);
  const { client, editor } = useBuilder();
  const { name, role, isDisabled, hasSecondFactor } = person;
  return (
    <>
      <SelectField
        name={`role-${person.id}`}
        label={<span className="bs-hidden">{t('people.roleOf', { name })}</span>}
        defaultValue={role}
        size="small"
        options={ROLES.map((each) => ({ value: each, label: t(`people.role.${each}`) }))}
        onChange={({ value }) => onAct(() => changePerson(client, { person, role: value }))}
      />
      {person.id !== editor.id && (
        <ToolButton
          aria-label={t(isDisabled ? 'people.enableOf' : 'people.disableOf', { name })}
          onClick={() => onAct(() => changePerson(client, { person, isDisabled: !isDisabled }))}
        >
          {t(isDisabled ? 'people.enable' : 'people.disable')}
        </ToolButton>
      )}
      <ToolButton
        aria-label={t('people.passwordLinkOf', { name })}
        onClick={() => onAct(async () => onLink(await makePasswordLink(client, person)))}
      >
        {t('people.passwordLink')}
      </ToolButton>
      {hasSecondFactor && (
        <ToolButton
          aria-label={t('people.resetOf', { name })}
          onClick={() => onAct(() => resetFactors(client, person))}
        >
          {t('people.reset')}
        </ToolButton>
      )}
    </>
  );
}
