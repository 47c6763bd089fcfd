'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { getErrorMessage } from '@broadsheet/client-core';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useBuilder } from '../builder/Builder.ts';
import { Notice } from '../controls/Notice.tsx';
import { ImageGrid } from '../fields/images/ImageGrid.tsx';
import { uploadImage } from '../fields/images/LibraryImage.ts';
import { phrases as pickerPhrases } from '../fields/pickers/phrases.ts';
import { useTask } from '../publishing/useTask.ts';
import { mayAct } from '../session/Role.ts';
import { FileButton } from './FileButton.tsx';
import { phrases } from './phrases.ts';

const Frame = styled.div`
  display: grid;
  gap: 1rem;
  margin-block-start: 1rem;
`;

/** Renders the library: the search of all images, and the upload of new ones. */
export function LibraryScreen() {
  const t = usePhrases(phrases);
  const onPickers = usePhrases(pickerPhrases);
  const { client, announce, navigate, editor } = useBuilder();
  const [turn, setTurn] = useState(0);
  const task = useTask(announce);

  async function upload(files: readonly File[]) {
    const refused: string[] = [];
    for (const file of files) {
      await uploadImage(client, file).catch((error: unknown) =>
        refused.push(t('library.refused', { name: file.name, reason: getErrorMessage(error) })),
      );
    }
    const uploaded = files.length - refused.length;
    if (uploaded > 0) setTurn((now) => now + 1);
    const done = t('library.uploaded', { n: uploaded });
    if (refused.length > 0) throw new Error([...refused, done].join(' '));
    return done;
  }

  return (
    <>
      <h1>{t('library.title')}</h1>
      <Frame>
        {mayAct(editor.role, 'editor') && (
          <div>
            <FileButton
              label={t('library.upload')}
              takesSeveral
              isBusy={task.isBusy}
              onFiles={(files) => files.length > 0 && void task.run(() => upload(files))}
            >
              {t('library.upload')}
            </FileButton>
          </div>
        )}
        {task.isBusy && <Notice kind="wait">{onPickers('pickers.loading')}</Notice>}
        {task.problem !== undefined && <Notice kind="problem">{task.problem}</Notice>}
        <ImageGrid
          turn={turn}
          isAltTold
          onPick={({ id }) => navigate(`/images/${encodeURIComponent(id)}/`)}
        />
      </Frame>
    </>
  );
}
