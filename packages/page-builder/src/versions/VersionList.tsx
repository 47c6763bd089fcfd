'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { QuestionDialog, token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { useSiteText } from '../language/useSiteText.ts';
import { mayAct } from '../session/Role.ts';
import { phrases } from './phrases.ts';
import { UnplacedBlocks } from './UnplacedBlocks.tsx';
import { restoreVersion } from './versionCalls.ts';
import type { Version } from './versionCalls.ts';

const List = styled.ol`
  display: grid;
  gap: 0.75rem;
  margin-block-start: 0.75rem;
  list-style: none;
`;

const Entry = styled.li`
  display: grid;
  gap: 0.25rem;
  justify-items: start;
  padding-block-end: 0.75rem;
  border-block-end: 1px solid ${token('rule')};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;

const About = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

interface VersionListProps {
  readonly id: string;
  readonly versions: readonly Version[];
  readonly onRestored: () => void;
  /** Called with the number of a version that is to be looked at. */
  readonly onView: (number: number) => void;
}

/** Renders the versions with author, time and note, each to be viewed; a publisher can restore one after a question. */
export function VersionList({ id, versions, onRestored, onView }: VersionListProps) {
  const t = usePhrases(phrases);
  const { editor } = useBuilder();
  const [requested, setRequested] = useState<Version>();
  const [newest] = versions;
  const canRestore = mayAct(editor.role, 'publisher');
  return (
    <section>
      <h2>{t('versions.list')}</h2>
      <List>
        {versions.map((version) => (
          <Entry key={version.number}>
            <VersionEntry version={version} />
            {version.isPage && (
              <Actions>
                <ToolButton onClick={() => onView(version.number)}>
                  {t('versions.view', { number: version.number })}
                </ToolButton>
                {canRestore && version !== newest && (
                  <ToolButton onClick={() => setRequested(version)}>
                    {t('versions.restore', { number: version.number })}
                  </ToolButton>
                )}
              </Actions>
            )}
          </Entry>
        ))}
      </List>
      {requested !== undefined && (
        <RestoreQuestion
          {...{ id, number: requested.number, onRestored }}
          now={newest?.isPage === true ? newest.number : undefined}
          onClose={() => setRequested(undefined)}
        />
      )}
    </section>
  );
}

function VersionEntry({ version }: { readonly version: Version }) {
  const t = usePhrases(phrases);
  const write = useSiteText();
  const { dateTime } = useFormat();
  const { number, publishedAt, editorName, note, scheduledAt, isPage } = version;
  const author = editorName === undefined ? t('versions.imported') : t('versions.by', { name: editorName });
  const scheduled = scheduledAt && t('versions.scheduled', { moment: dateTime(scheduledAt, 'UTC') });
  return (
    <>
      <strong>{t('versions.entry', { number, moment: dateTime(publishedAt, 'UTC') })}</strong>
      <About>{[author, scheduled].filter(Boolean).join(', ')}</About>
      {note.english !== '' && <p>{write(note)}</p>}
      {!isPage && <p>{t('versions.takenAway')}</p>}
    </>
  );
}

interface RestoreQuestionProps {
  readonly id: string;
  readonly number: number;
  /** The number of the version that readers have now; `undefined` for a page that is not published. */
  readonly now: number | undefined;
  readonly onRestored: () => void;
  readonly onClose: () => void;
}

function RestoreQuestion({ id, number, now, onRestored, onClose }: RestoreQuestionProps) {
  const t = usePhrases(phrases);
  const { client, announce } = useBuilder();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function restore(): Promise<void> {
    setBusy(true);
    try {
      await restoreVersion(client, { id, number });
      announce(t('versions.restored', { number }));
      onClose();
      onRestored();
    } catch (error) {
      setProblem(getErrorMessage(error));
      setBusy(false);
    }
  }

  return (
    <QuestionDialog
      title={t('versions.restoreTitle', { number })}
      yes={t('versions.restore', { number })}
      no={t('versions.cancel')}
      problem={problem}
      busy={isBusy ? t('versions.restoring') : ''}
      onYes={() => void restore()}
      onNo={onClose}
    >
      <p>{t('versions.restoreText', { number })}</p>
      <UnplacedBlocks {...{ id, number, now }} />
    </QuestionDialog>
  );
}
