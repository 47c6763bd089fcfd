'use client';
/** The frame of every setting's form: saving state, publishing, problems, versions, and a preview. */
import { usePhrases } from '@broadsheet/block-kit';
import { useMemo } from 'react';
import { Notice } from '../controls/Notice.tsx';
import { useBuilder } from '../builder/Builder.ts';
import { useSiteText } from '../language/useSiteText.ts';
import { LeftWork } from '../recovery/LeftWork.tsx';
import { mayAct } from '../session/Role.ts';
import type { KnownSite } from './KnownSite.ts';
import { NavigationForm } from './NavigationForm.tsx';
import { phrases } from './phrases.ts';
import { NAVIGATION } from './Setting.ts';
import type { SettingDocument, SettingId, SettingProblem } from './Setting.ts';
import { SettingDeeds } from './SettingDeeds.tsx';
import type { SettingFormProps } from './SettingForm.ts';
import { SettingMerge } from './SettingMerge.tsx';
import { SettingPreview } from './SettingPreview.tsx';
import { SiteForm } from './SiteForm.tsx';
import { ThemeForm } from './ThemeForm.tsx';
import { useSetting } from './useSetting.ts';

export interface SettingPanelProps {
  readonly id: SettingId;
  readonly known: KnownSite;
}

export function SettingPanel({ id, known }: SettingPanelProps) {
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
          {isReadOnly && <Notice kind="note">{t('settings.readOnly')}</Notice>}
          <SettingDeeds {...{ id, editor, saving }} revision={state.revision} />
          <LeftWork {...{ left, isReadOnly }} onTake={editor.takeLeft} onDrop={editor.dropLeft} />
          {saving.kind === 'conflict' && (
            <SettingMerge
              {...{ document }}
              conflicts={saving.conflicts}
              theirs={saving.theirs}
              onDecide={(decided) => void editor.resolve(decided)}
            />
          )}
          <Problems title={t('settings.problems')} problems={problems.filter((each) => !each.isWarning)} />
          <Problems title={t('settings.warnings')} problems={problems.filter((each) => each.isWarning)} />
          <Fields {...{ id, known, document, problems, isReadOnly }} onChange={editor.edit} />
          <Preview {...{ id, known, document }} />
        </>
      );
    }
  }
}

function Fields({ id, known, ...form }: SettingPanelProps & SettingFormProps) {
  if (id === 'site') return <SiteForm {...form} languages={known.choices.languages} />;
  if (id === 'theme') return <ThemeForm {...form} base={known.choices.theme} />;
  return <NavigationForm {...form} paths={known.paths} />;
}

function Preview({ id, known, document }: SettingPanelProps & { readonly document: SettingDocument }) {
  const settings = useMemo(
    () =>
      id.startsWith(NAVIGATION)
        ? { navigation: { [id.slice(NAVIGATION.length)]: document } }
        : { [id]: document },
    [id, document],
  );
  return <SettingPreview pages={known.pages} settings={settings} />;
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
