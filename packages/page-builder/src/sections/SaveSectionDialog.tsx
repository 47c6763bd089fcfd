'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { Checkbox } from '../controls/Checkbox.tsx';
import { Notice } from '../controls/Notice.tsx';
import { findRoots } from '../editing/blockGroups.ts';
import { usePage, usePageState } from '../editing/Editing.ts';
import { splitsExperiment } from '../experiments/sectionTests.ts';
import { PageDialog } from '../pages/PageDialog.tsx';
import { phrases } from './phrases.ts';
import { useSectionActions } from './useSectionActions.ts';
import { useSectionName } from './useSectionName.tsx';

export interface SaveSectionDialogProps {
  readonly onClose: () => void;
}

/** Renders the dialog that saves the selected blocks as a shared section. */
export function SaveSectionDialog({ onClose }: SaveSectionDialogProps) {
  const t = usePhrases(phrases);
  const page = usePage();
  const roots = findRoots(
    page,
    usePageState(({ selection }) => selection),
  );
  const { save } = useSectionActions();
  const { field, input, read } = useSectionName();
  const [isReplacing, setReplacing] = useState(true);
  async function submit() {
    const name = read();
    if (name === undefined) return;
    await save({ name, nodes: roots, isReplacing });
    onClose();
  }
  return (
    <PageDialog
      title={t('sections.save')}
      act={t('sections.save')}
      initialFocus={field}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t('sections.save.text')}</p>
      {input}
      <Checkbox label={t('sections.replace')} isChecked={isReplacing} onChange={setReplacing} />
      {isReplacing && splitsExperiment(page, roots) && (
        <Notice kind="note">{t('sections.replace.splitsTest')}</Notice>
      )}
    </PageDialog>
  );
}
