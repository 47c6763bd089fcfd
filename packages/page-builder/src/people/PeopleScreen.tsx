'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { SelectField, TextField } from '@broadsheet/ui';
import { useState } from 'react';
import { useRead } from '../api/useRead.ts';
import { ActionForm } from '../controls/ActionForm.tsx';
import { EntryList } from '../controls/EntryList.tsx';
import { Notice } from '../controls/Notice.tsx';
import { Section } from '../controls/Section.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { ROLES } from '../session/Role.ts';
import { InvitationList } from './InvitationList.tsx';
import { LinkToCopy } from './LinkToCopy.tsx';
import { invite, readPeople } from './people.ts';
import type { MadeLink } from './people.ts';
import { PersonEntry } from './PersonEntry.tsx';
import { phrases } from './phrases.ts';
import { SecondFactorRoles } from './SecondFactorRoles.tsx';

/** Renders the people who edit the site, for administrators. */
export function PeopleScreen() {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const people = useRead((signal) => readPeople(client, signal), [client]);
  return (
    <>
      <h1>{t('people.title')}</h1>
      {people.kind === 'loading' && <Notice kind="wait">{t('people.loading')}</Notice>}
      {people.kind === 'failed' && <Notice kind="problem">{people.message}</Notice>}
      {people.kind === 'read' && (
        <>
          <EntryList>
            {people.value.people.map((person) => (
              <PersonEntry key={person.id} person={person} onChange={people.again} />
            ))}
          </EntryList>
          <InvitationList invitations={people.value.invitations} onChange={people.again} />
          <InvitationSection onInvited={people.again} />
          <SecondFactorRoles roles={people.value.secondFactorRoles} onChange={people.again} />
        </>
      )}
    </>
  );
}

function InvitationSection({ onInvited }: { readonly onInvited: () => void }) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const [made, setMade] = useState<{ readonly link: MadeLink; readonly email: string }>();
  return (
    <Section title={t('people.invite')}>
      <ActionForm
        label={t('people.invite')}
        submitLabel={t('people.invite.make')}
        onSubmit={async (typed) => {
          setMade({ link: await invite(client, typed), email: typed['email'] ?? '' });
          onInvited();
        }}
      >
        <TextField name="email" type="email" label={t('people.email')} required autoComplete="off" />
        <SelectField
          name="role"
          label={t('people.role')}
          defaultValue="editor"
          size="small"
          options={ROLES.map((role) => ({ value: role, label: t(`people.role.${role}`) }))}
        />
      </ActionForm>
      {made !== undefined && <LinkToCopy key={made.link.url} {...made} />}
    </Section>
  );
}
