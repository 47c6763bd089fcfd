'use client';
/** Around the form of every setting: whether it is saved, publishing, what has to be mended, versions. */
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useBuilder } from '../desk/Builder.ts';
import { mayAct } from '../session/Role.ts';
import { phrases } from './phrases.ts';
import type { Setting, SettingId, SettingProblem } from './Setting.ts';
import type { SettingFormProps } from './SettingForm.ts';
import { SettingVersions } from './SettingVersions.tsx';
import { useSetting } from './useSetting.ts';
import type { DeedResult, SettingEditing, SettingSaving } from './useSetting.ts';

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

export interface SettingPanelProps {
  readonly id: SettingId;
  readonly form: (props: SettingFormProps) => ReactNode;
  /** Below the form, with the document as it is now. */
  readonly preview?: (document: Setting['document']) => ReactNode;
}

export function SettingPanel({ id, form, preview }: SettingPanelProps) {
  const t = usePhrases(phrases);
  const { editor } = useBuilder();
  const editing = useSetting(id);
  const { state } = editing;
  const isReadOnly = !mayAct(editor.role, 'editor');
  switch (state.kind) {
    case 'loading':
      return <Notice kind="wait">{t('settings.loading')}</Notice>;
    case 'failed':
      return <Notice kind="problem">{state.message}</Notice>;
    case 'read': {
      const { document, problems } = state.setting;
      return (
        <>
          {isReadOnly && <Notice kind="note">{t('settings.readOnly')}</Notice>}
          <Deeds id={id} editing={editing} saving={state.saving} />
          <Problems title={t('settings.problems')} problems={problems.filter((each) => !each.isWarning)} />
          <Problems title={t('settings.warnings')} problems={problems.filter((each) => each.isWarning)} />
          {form({ document, problems, isReadOnly, onChange: editing.edit })}
          {preview?.(document)}
        </>
      );
    }
  }
}

function SavingState({ saving }: { readonly saving: SettingSaving }) {
  const t = usePhrases(phrases);
  switch (saving.kind) {
    case 'published':
    case 'unsaved':
    case 'saved':
      return <State>{t(`settings.state.${saving.kind}`)}</State>;
    case 'failed':
      return <Notice kind="problem">{t('settings.state.failed', { message: saving.message })}</Notice>;
    case 'conflict':
      return <Notice kind="problem">{t('settings.conflict')}</Notice>;
  }
}

interface DeedsProps {
  readonly id: SettingId;
  readonly editing: SettingEditing;
  readonly saving: SettingSaving;
}

/** What can be done with the setting as it stands, by who is here. */
function Deeds({ id, editing, saving }: DeedsProps) {
  const t = usePhrases(phrases);
  const { editor, announce } = useBuilder();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [areVersionsShown, showVersions] = useState(false);
  const [deeds, setDeeds] = useState(0);
  const mayPublish = mayAct(editor.role, 'publisher');

  async function run(deed: () => Promise<DeedResult>, done: string) {
    setBusy(true);
    const result = await deed();
    setBusy(false);
    setProblem(result.isDone ? undefined : result.message);
    if (!result.isDone) return;
    setDeeds((count) => count + 1);
    announce(done);
  }

  const isDraft = saving.kind === 'saved' || saving.kind === 'unsaved';
  return (
    <>
      <Bar>
        <SavingState saving={saving} />
        {saving.kind === 'failed' && (
          <ToolButton onClick={editing.save}>{t('settings.saveAgain')}</ToolButton>
        )}
        {saving.kind === 'conflict' && (
          <>
            <ToolButton onClick={() => editing.settle('mine')}>{t('settings.conflict.mine')}</ToolButton>
            <ToolButton onClick={() => editing.settle('theirs')}>{t('settings.conflict.theirs')}</ToolButton>
          </>
        )}
        <ToolButton aria-expanded={areVersionsShown} onClick={() => showVersions(!areVersionsShown)}>
          {t('settings.versions')}
        </ToolButton>
        {isDraft && mayAct(editor.role, 'editor') && (
          <ToolButton disabled={isBusy} onClick={() => void run(editing.discard, t('settings.discarded'))}>
            {t('settings.discard')}
          </ToolButton>
        )}
        {mayPublish && (
          <ToolButton
            isMain
            disabled={isBusy || !isDraft}
            onClick={() => void run(editing.publish, t('settings.published'))}
          >
            {t(isBusy ? 'settings.publishing' : 'settings.publish')}
          </ToolButton>
        )}
      </Bar>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {areVersionsShown && (
        <SettingVersions
          // Read anew once something else is published.
          key={deeds}
          id={id}
          mayRestore={mayPublish}
          onRestore={(number) =>
            void run(() => editing.restore(number), t('settings.versions.restored', { number }))
          }
        />
      )}
    </>
  );
}

function Problems({
  title,
  problems,
}: {
  readonly title: string;
  readonly problems: readonly SettingProblem[];
}) {
  if (problems.length === 0) return null;
  return (
    <Notice kind="note">
      <strong>{title}</strong>
      <ul style={{ paddingInlineStart: '1.2rem' }}>
        {problems.map(({ path, reason }) => (
          <li key={`${path} ${reason}`}>{reason}</li>
        ))}
      </ul>
    </Notice>
  );
}
