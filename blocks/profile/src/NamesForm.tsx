'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { AccountForm, readerEnglish, useAttempts } from '@broadsheet/identity-ui';
import type { IdentityClient, UserProfile } from '@broadsheet/sdk-identity';
import { Button, TextField } from '@broadsheet/ui';
import type { FormValues } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { changedNames, LONGEST_NAME, NAMES } from './readerNames.ts';
import { phrases } from './phrases.ts';

const english = { ...readerEnglish, ...phrases };
const ERRORS = { otherwise: 'id.nameErr' } as const;

const StartForm = styled(AccountForm)`
  margin-inline: 0;
`;

export interface NamesFormProps {
  readonly client: IdentityClient;
  readonly profile: UserProfile;
  readonly onCancel: () => void;
  /** Runs after saving, with the changed profile; `undefined` when there was nothing to change. */
  readonly onSaved: (profile: UserProfile | undefined) => void;
}

/** Renders the names as a form. Its first field takes the focus. */
export function NamesForm({ client, profile, onCancel, onSaved }: NamesFormProps) {
  const t = usePhrases(english);
  const { error, run } = useAttempts(ERRORS);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  async function save(typed: FormValues) {
    const changes = changedNames(profile, typed);
    if (changes === undefined) return onSaved(undefined);
    await run(async () => onSaved(await client.updateUserProfile(changes)));
  }

  return (
    <StartForm
      label={t('id.names')}
      submitLabel={t('id.save')}
      otherActions={
        <Button size="large" variant="secondary" onClick={onCancel}>
          {t('id.cancel')}
        </Button>
      }
      error={error && t(error.phrase)}
      onSubmit={save}
    >
      {NAMES.map(({ name, label, autoComplete, ...more }, index) => (
        <TextField
          key={name}
          ref={index === 0 ? first : undefined}
          name={name}
          label={t(label)}
          defaultValue={profile[name]}
          autoComplete={autoComplete}
          validationPattern={`.{0,${LONGEST_NAME}}`}
          validationErrorMessage={t('id.nameLong', { n: LONGEST_NAME })}
          tip={'tip' in more ? t(more.tip) : undefined}
        />
      ))}
    </StartForm>
  );
}
