'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { IdentityClient, UserProfile } from '@broadsheet/sdk-identity';
import { Button, Heading, HeadingSection, token } from '@broadsheet/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { NAMES } from './readerNames.ts';
import { NamesForm } from './NamesForm.tsx';
import { Actions, Part } from './partStyles.ts';
import { phrases } from './phrases.ts';

const List = styled.dl`
  display: grid;
  gap: 0.6rem;
  margin: 0;
  & dt {
    color: ${token('ink-soft')};
    font-size: ${token('type-0')};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export interface NamesProps {
  readonly client: IdentityClient;
  readonly profile: UserProfile;
  readonly onSaved: (profile: UserProfile) => void;
}

/** `left` and `saved`: the names are shown again after the form, which had the focus, was cancelled or saved. */
type Mode = 'seen' | 'edited' | 'left' | 'saved';

/** Renders the reader's names, or the form that edits them. */
export function Names({ client, profile, onSaved }: NamesProps) {
  const t = usePhrases(phrases);
  const [mode, setMode] = useState<Mode>('seen');
  const headingId = useId();
  const edit = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mode === 'left' || mode === 'saved') edit.current?.focus();
  }, [mode]);
  return (
    <HeadingSection>
      <Part aria-labelledby={headingId}>
        <Heading id={headingId}>{t('id.names')}</Heading>
        {mode === 'edited' ? (
          <NamesForm
            client={client}
            profile={profile}
            onCancel={() => setMode('left')}
            onSaved={(saved) => {
              if (saved !== undefined) onSaved(saved);
              setMode(saved === undefined ? 'left' : 'saved');
            }}
          />
        ) : (
          <>
            <List>
              {NAMES.map(({ name, label }) => (
                <div key={name}>
                  <dt>{t(label)}</dt>
                  <dd>{profile[name] ?? t('id.nameNone')}</dd>
                </div>
              ))}
            </List>
            <Actions>
              <Button
                ref={edit}
                variant="secondary"
                accessibilityLabel={t('id.editName')}
                onClick={() => setMode('edited')}
              >
                {t('id.edit')}
              </Button>
            </Actions>
          </>
        )}
        <output>{mode === 'saved' ? t('id.nameSaved') : ''}</output>
      </Part>
    </HeadingSection>
  );
}
