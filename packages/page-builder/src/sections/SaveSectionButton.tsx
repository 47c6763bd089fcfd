'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isSection } from '@broadsheet/page-document';
import { useState } from 'react';
import { ToolButton } from '../controls/ToolButton.tsx';
import { findRoots } from '../editing/blockGroups.ts';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { phrases } from './phrases.ts';
import { SaveSectionDialog } from './SaveSectionDialog.tsx';
import { hasReference } from './sectionEdits.ts';

/** Returns whether the selected blocks can become a section: none of them is one, and the page is none. */
export function useCanSave(): boolean {
  const { canEdit } = useEditing();
  const isFit = usePageState(
    ({ page, selection }) =>
      selection.length > 0 && !isSection(page) && !hasReference(findRoots(page, selection)),
  );
  return canEdit && isFit;
}

/** Renders the button that saves the selected blocks as a shared section. */
export function SaveSectionButton() {
  const t = usePhrases(phrases);
  const [isOpen, setOpen] = useState(false);
  const canSave = useCanSave();
  return (
    <>
      {canSave && <ToolButton onClick={() => setOpen(true)}>{t('sections.save')}</ToolButton>}
      {isOpen && <SaveSectionDialog onClose={() => setOpen(false)} />}
    </>
  );
}
