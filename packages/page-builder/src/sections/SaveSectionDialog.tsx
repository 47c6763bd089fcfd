'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { Checkbox } from '../controls/Checkbox.tsx';
import { findRoots } from '../editing/blockGroups.ts';
import { useEditing } from '../editing/Editing.ts';
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
  const { store } = useEditing();
  const { save } = useSectionActions();
  const { field, input, read } = useSectionName();
  const [isReplacing, setReplacing] = useState(true);
  async function submit() {
    const name = read();
    if (name === undefined) return;
    const { page, selection } = store.get();
    await save({ name, nodes: findRoots(page, selection), isReplacing });
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
    </PageDialog>
  );
}
