'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { CheckboxField } from '@broadsheet/ui';
import { ActionForm } from '../controls/ActionForm.tsx';
import { Section } from '../controls/Section.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { ROLES } from '../session/Role.ts';
import type { Role } from '../session/Role.ts';
import { requireSecondFactor } from './people.ts';
import { phrases } from './phrases.ts';

export interface SecondFactorRolesProps {
  readonly roles: readonly Role[];
  readonly onChange: () => void;
}

/** Renders the choice of roles that need a second factor. */
export function SecondFactorRoles({ roles, onChange }: SecondFactorRolesProps) {
  const t = usePhrases(phrases);
  const { client, announce } = useBuilder();
  return (
    <Section title={t('people.factorRoles')}>
      <ActionForm
        key={roles.join(' ')}
        label={t('people.factorRoles')}
        submitLabel={t('people.save')}
        onSubmit={async (typed) => {
          await requireSecondFactor(
            client,
            ROLES.filter((role) => typed[role] !== undefined),
          );
          announce(t('people.saved'));
          onChange();
        }}
      >
        <p>{t('people.factorRoles.what')}</p>
        {ROLES.map((role) => (
          <CheckboxField
            key={role}
            name={role}
            label={t(`people.role.${role}`)}
            defaultChecked={roles.includes(role)}
          />
        ))}
      </ActionForm>
    </Section>
  );
}
