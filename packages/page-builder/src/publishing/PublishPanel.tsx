'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { QuestionDialog, TextField, token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Checkbox } from '../controls/Checkbox.tsx';
import { denseFields } from '../controls/denseFields.ts';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useFocusAfter } from '../controls/useFocusAfter.ts';
import { useBuilder } from '../builder/Builder.ts';
import { mayAct } from '../session/Role.ts';
import { phrases } from './phrases.ts';
import { PreviewLinks } from './PreviewLinks.tsx';
import { publishPage, unpublishPage } from './publishingCalls.ts';
import { SchedulePart } from './SchedulePart.tsx';
import { useTask } from './useTask.ts';

const Parts = styled.div`
  display: grid;
  gap: 1.5rem;
  ${denseFields}
  & h3 {
    font-size: ${token('type-1')};
  }
`;

const Part = styled.section`
  display: grid;
  gap: 0.75rem;
  justify-items: start;
`;

const Whole = styled.div`
  inline-size: 100%;
`;

export interface PublishPanelProps {
  readonly id: string;
  /** The revision of the draft; 0 if there is none. */
  readonly revision: number;
  readonly isPublished: boolean;
  /** The path for which a preview link shows the page. */
  readonly path: string;
  /** The published path, if the draft has another one. */
  readonly movedFrom?: string | undefined;
  /** Saves unsaved changes. @returns the resulting revision; `undefined` if they could not be saved */
  readonly save: () => Promise<number | undefined>;
  /** Called after the page was published or unpublished. */
  readonly onChanged: () => Promise<void>;
}

/** Renders all ways to publish a page, to unpublish it, and to show it to others before. */
export function PublishPanel(props: PublishPanelProps) {
  const { id, revision, isPublished, path, movedFrom, save, onChanged } = props;
  const t = usePhrases(phrases);
  const { editor } = useBuilder();
  const canPublish = mayAct(editor.role, 'publisher');
  const canShare = mayAct(editor.role, 'editor');
  return (
    <Parts>
      {canPublish ? (
        <PublishNow {...{ id, revision, isPublished, movedFrom, save, onChanged }} />
      ) : (
        <Notice kind="note">{t('publishing.noRight')}</Notice>
      )}
      <SchedulePart {...{ id, revision, canPublish, path, movedFrom, save }} />
      {canShare && <PreviewLinks {...{ id, path, save }} />}
    </Parts>
  );
}

function PublishNow(props: Omit<PublishPanelProps, 'path'>) {
  const { id, revision, isPublished, movedFrom, save, onChanged } = props;
  const t = usePhrases(phrases);
  const { client, announce } = useBuilder();
  const task = useTask(announce);
  const [note, setNote] = useState('');
  const [hasRedirect, setRedirect] = useState(true);
  const heading = useFocusAfter<HTMLHeadingElement>([revision, isPublished, task.done]);

  const publish = () =>
    task.run(async () => {
      const saved = await save();
      if (saved === undefined) throw new Error(t('publishing.unsaved'));
      const number = await publishPage(client, {
        id,
        revision: saved,
        note,
        ...(movedFrom !== undefined && { hasRedirect }),
      });
      await onChanged();
      return t('publishing.published', { number });
    });
  const unpublish = () =>
    task.run(async () => {
      await unpublishPage(client, id);
      await onChanged();
      return t('publishing.unpublished');
    });

  return (
    <Part>
      <h3 ref={heading} tabIndex={-1}>
        {t('publishing.now')}
      </h3>
      {revision === 0 && <Notice kind="note">{t('publishing.noDraft')}</Notice>}
      {revision > 0 && (
        <>
          <NoteField onChange={setNote} />
          {movedFrom !== undefined && (
            <Checkbox
              label={t('publishing.redirect', { path: movedFrom })}
              isChecked={hasRedirect}
              onChange={setRedirect}
            />
          )}
          <ToolButton isMain aria-disabled={task.isBusy} onClick={() => void publish()}>
            {t(task.isBusy ? 'publishing.publishing' : 'publishing.publish')}
          </ToolButton>
        </>
      )}
      {task.problem !== undefined && <Notice kind="problem">{task.problem}</Notice>}
      {task.done !== undefined && <Notice kind="done">{task.done}</Notice>}
      {isPublished && <Unpublishing isBusy={task.isBusy} onConfirm={unpublish} />}
    </Part>
  );
}

function NoteField({ onChange }: { readonly onChange: (note: string) => void }) {
  const t = usePhrases(phrases);
  return (
    <Whole>
      <TextField
        name="note"
        label={t('publishing.note')}
        size="small"
        onChange={({ value }) => onChange(value)}
      />
    </Whole>
  );
}

interface UnpublishingProps {
  readonly isBusy: boolean;
  readonly onConfirm: () => Promise<void>;
}

/** Renders the button that unpublishes the page, after a question. */
function Unpublishing({ isBusy, onConfirm }: UnpublishingProps) {
  const t = usePhrases(phrases);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ToolButton onClick={() => setAsking(true)}>{t('publishing.unpublish')}</ToolButton>
      {isAsking && (
        <QuestionDialog
          title={t('publishing.unpublishTitle')}
          yes={t('publishing.unpublish')}
          no={t('publishing.keep')}
          problem={undefined}
          busy={isBusy ? t('publishing.unpublishing') : ''}
          onYes={() => void onConfirm().finally(() => setAsking(false))}
          onNo={() => setAsking(false)}
        >
          <p>{t('publishing.unpublishText')}</p>
        </QuestionDialog>
      )}
    </>
  );
}
