'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { ReactNode } from 'react';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { useSiteText } from '../language/useSiteText.ts';
import { LeftWork } from '../recovery/LeftWork.tsx';
import { mayAct } from '../session/Role.ts';
import { phrases } from './phrases.ts';
import type { SettingDocument, SettingId, SettingProblem } from './Setting.ts';
import { SettingActions } from './SettingActions.tsx';
import type { SettingFormProps } from './SettingForm.ts';
import { SettingMerge } from './SettingMerge.tsx';
import type { SettingMergeProps } from './SettingMerge.tsx';
import { useSetting } from './useSetting.ts';

export interface SettingFrameProps {
  readonly id: SettingId;
  /** Renders what stands above the saving state, such as a heading. */
  readonly renderHead?: (document: SettingDocument) => ReactNode;
  /** Renders the question which version stays when both editors have changed the same. Default: `SettingMerge`. */
  readonly renderMerge?: (merge: SettingMergeProps) => ReactNode;
  /** Renders the form. */
  readonly children: (form: SettingFormProps) => ReactNode;
}

const renderSettingMerge = (merge: SettingMergeProps) => <SettingMerge {...merge} />;

/** Renders the frame of every setting's form: saving state, publishing, schedule, versions and problems. */
export function SettingFrame({ id, renderHead, renderMerge, children }: SettingFrameProps) {
  const t = usePhrases(phrases);
  const { editor: who } = useBuilder();
  const { editor, state } = useSetting(id);
  switch (state.kind) {
    case 'loading':
      return <Notice kind="wait">{t('settings.loading')}</Notice>;
    case 'failed':
      return <Notice kind="problem">{state.message}</Notice>;
    case 'read': {
      const { document, problems, saving, left } = state;
      const isReadOnly = !mayAct(who.role, 'editor');
      return (
        <>
          {renderHead?.(document)}
          {isReadOnly && <Notice kind="note">{t('settings.readOnly')}</Notice>}
          <SettingActions {...{ id, editor, saving }} revision={state.revision} />
          <LeftWork {...{ left, isReadOnly }} onTake={editor.recoverLeft} onDrop={editor.dropLeft} />
          {saving.kind === 'conflict' &&
            (renderMerge ?? renderSettingMerge)({
              document,
              conflicts: saving.conflicts,
              theirs: saving.theirs,
              onDecide: (decided) => void editor.resolve(decided),
            })}
          <Problems title={t('settings.problems')} problems={problems.filter((each) => !each.isWarning)} />
          <Problems title={t('settings.warnings')} problems={problems.filter((each) => each.isWarning)} />
          {children({ document, problems, isReadOnly, onChange: editor.edit })}
        </>
      );
    }
  }
}

interface ProblemsProps {
  readonly title: string;
  readonly problems: readonly SettingProblem[];
}

function Problems({ title, problems }: ProblemsProps) {
  const write = useSiteText();
  if (problems.length === 0) return null;
  return (
    <Notice kind="note">
      <strong>{title}</strong>
      <ul style={{ paddingInlineStart: '1.2rem' }}>
        {problems.map(({ path, reason }) => (
          <li key={`${path} ${reason.english}`}>{write(reason)}</li>
        ))}
      </ul>
    </Notice>
  );
}
