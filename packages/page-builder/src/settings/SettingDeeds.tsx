'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../desk/Builder.ts';
import { SchedulePart } from '../publishing/SchedulePart.tsx';
import { mayAct } from '../session/Role.ts';
import type { DeedResult, SettingEditor, SettingSaving } from './createSettingEditor.ts';
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

export interface SettingDeedsProps {
  readonly id: SettingId;
  readonly editor: SettingEditor;
  readonly saving: SettingSaving;
  /** 0 where readers have what is shown. */
  readonly revision: number;
}

/** Whether the setting is saved, and where it is not, what to do. */
function Saving({ editor, saving, revision }: Omit<SettingDeedsProps, 'id'>) {
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

/** Runs one deed at a time, and tells what became of it. */
function useDeeds() {
  const { announce } = useBuilder();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [count, setCount] = useState(0);
  async function run(deed: () => Promise<DeedResult>, done: string): Promise<void> {
    setBusy(true);
    const result = await deed();
    setBusy(false);
    setProblem(result.isDone ? undefined : result.message);
    if (!result.isDone) return;
    setCount((before) => before + 1);
    announce(done);
  }
  return { run, problem, isBusy, count };
}

/** What can be done with a setting as it stands, by who is here. */
export function SettingDeeds({ id, editor, saving, revision }: SettingDeedsProps) {
  const t = usePhrases(phrases);
  const { editor: who } = useBuilder();
  const { run, problem, isBusy, count } = useDeeds();
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
          <ToolButton disabled={isBusy} onClick={() => void run(editor.discard, t('settings.discarded'))}>
            {t('settings.discard')}
          </ToolButton>
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
          // Read anew once something is published.
          key={count}
          id={id}
          mayRestore={mayPublish}
          onRestore={(number) =>
            void run(() => editor.restore(number), t('settings.versions.restored', { number }))
          }
        />
      )}
    </>
  );
}
