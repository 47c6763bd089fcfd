'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { QuestionDialog, token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { SchedulePart } from '../publishing/SchedulePart.tsx';
import { mayAct } from '../session/Role.ts';
import type { ActionResult, SettingEditor, SettingSaving } from './createSettingEditor.ts';
import { phrases } from './phrases.ts';
import type { SettingId } from './Setting.ts';
import { SettingVersions } from './SettingVersions.tsx';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  padding-block: 0.75rem;
`;

const State = styled.span`
  margin-inline-end: auto;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

export interface SettingActionsProps {
  readonly id: SettingId;
  readonly editor: SettingEditor;
  readonly saving: SettingSaving;
  /** The revision of the draft; 0 if readers have what is shown. */
  readonly revision: number;
}

/** Renders whether the setting is saved, and if not, what to do. */
function Saving({ editor, saving, revision }: Omit<SettingActionsProps, 'id'>) {
  const t = usePhrases(phrases);
  switch (saving.kind) {
    case 'saved':
      return <State>{t(revision === 0 ? 'settings.state.published' : 'settings.state.saved')}</State>;
    case 'unsaved':
    case 'saving':
      return <State>{t('settings.state.unsaved')}</State>;
    case 'unreached':
    case 'refused':
      return (
        <>
          <Notice kind="problem">{t(`settings.state.${saving.kind}`, { message: saving.message })}</Notice>
          <ToolButton onClick={() => void editor.save()}>{t('settings.saveAgain')}</ToolButton>
        </>
      );
    case 'conflict':
      return <State>{t('settings.state.conflict')}</State>;
  }
}

/**
 * Returns a function that runs an action, unless one is running, and announces its success, with the state of the last
 * action.
 */
function useActions() {
  const { announce } = useBuilder();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [count, setCount] = useState(0);
  async function run(action: () => Promise<ActionResult>, done: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const result = await action();
    setBusy(false);
    setProblem(result.isDone ? undefined : result.message);
    if (!result.isDone) return;
    setCount((before) => before + 1);
    announce(done);
  }
  return { run, problem, isBusy, count };
}

interface DiscardingProps {
  readonly isBusy: boolean;
  readonly onConfirm: () => Promise<void>;
}

/** Renders the button that discards the draft, after a question: nobody can bring a discarded draft back. */
function Discarding({ isBusy, onConfirm }: DiscardingProps) {
  const t = usePhrases(phrases);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <ToolButton disabled={isBusy} onClick={() => setAsking(true)}>
        {t('settings.discard')}
      </ToolButton>
      {isAsking && (
        <QuestionDialog
          title={t('settings.discardTitle')}
          yes={t('settings.discardYes')}
          no={t('settings.discardNo')}
          problem={undefined}
          busy={isBusy ? t('settings.discarding') : ''}
          onYes={() => void onConfirm().finally(() => setAsking(false))}
          onNo={() => setAsking(false)}
        >
          <p>{t('settings.discardText')}</p>
        </QuestionDialog>
      )}
    </>
  );
}

/** Renders the actions on a setting in its current state, depending on the editor's role. */
export function SettingActions({ id, editor, saving, revision }: SettingActionsProps) {
  const t = usePhrases(phrases);
  const { editor: who } = useBuilder();
  const { run, problem, isBusy, count } = useActions();
  const [areVersionsShown, showVersions] = useState(false);
  const [isScheduleShown, showSchedule] = useState(false);
  const mayPublish = mayAct(who.role, 'publisher');
  const isDraft = saving.kind === 'saved' ? revision > 0 : saving.kind !== 'conflict';
  return (
    <>
      <Bar>
        <Saving {...{ editor, saving, revision }} />
        <ToolButton aria-expanded={areVersionsShown} onClick={() => showVersions(!areVersionsShown)}>
          {t('settings.versions')}
        </ToolButton>
        <ToolButton aria-expanded={isScheduleShown} onClick={() => showSchedule(!isScheduleShown)}>
          {t('settings.schedule')}
        </ToolButton>
        {isDraft && mayAct(who.role, 'editor') && (
          <Discarding isBusy={isBusy} onConfirm={() => run(editor.discard, t('settings.discarded'))} />
        )}
        {mayPublish && (
          <ToolButton
            isMain
            disabled={isBusy || !isDraft}
            onClick={() => void run(editor.publish, t('settings.published'))}
          >
            {t(isBusy ? 'settings.publishing' : 'settings.publish')}
          </ToolButton>
        )}
      </Bar>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {isScheduleShown && (
        <SchedulePart
          key={`schedule ${count}`}
          of="settings"
          {...{ id, revision }}
          canPublish={mayPublish}
          path="/"
          save={editor.save}
        />
      )}
      {areVersionsShown && (
        <SettingVersions
          // Read again after each publication.
          key={count}
          id={id}
          mayRestore={mayPublish}
          isBusy={isBusy}
          onRestore={(number) =>
            void run(() => editor.restore(number), t('settings.versions.restored', { number }))
          }
        />
      )}
    </>
  );
}
