'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { createSection, getSectionBlocks } from '@broadsheet/page-document';
import { useBuilder } from '../builder/Builder.ts';
import { copyGroup } from '../editing/blockGroups.ts';
import { createId } from '../editing/createId.ts';
import { createPageId } from '../pages/newPage.ts';
import { PageDialog } from '../pages/PageDialog.tsx';
import type { PageEntry } from '../pages/PageEntry.ts';
import { phrases as pagePhrases } from '../pages/phrases.ts';
import { saveDraft } from '../saving/pageCalls.ts';
import { phrases } from './phrases.ts';
import { useSectionName } from './useSectionName.tsx';

export interface NewSectionDialogProps {
  /** All pages and sections, whose ids are taken. */
  readonly pages: readonly PageEntry[];
  /** The section to copy; absent: the new one is empty. */
  readonly copied?: PageEntry | undefined;
  readonly onClose: () => void;
}

/** Renders the dialog that creates a section, empty or a copy of another one: a draft that is opened then. */
export function NewSectionDialog({ pages, copied, onClose }: NewSectionDialogProps) {
  const t = usePhrases(phrases);
  const onPages = usePhrases(pagePhrases);
  const { client, announce, navigate } = useBuilder();
  const { field, input, read } = useSectionName(
    copied === undefined ? '' : onPages('pages.copyName', { name: copied.document.name }),
  );
  async function create() {
    const name = read();
    if (name === undefined) return;
    const id = createPageId(name, new Set(pages.map((page) => page.id)));
    const blocks = copied === undefined ? [] : copyGroup(getSectionBlocks(copied.document), createId);
    await saveDraft(client, { document: createSection({ id, name, blocks }), revision: 0 });
    announce(t('sections.created', { name }));
    navigate(`/pages/${encodeURIComponent(id)}/`);
  }
  return (
    <PageDialog
      title={t('sections.new')}
      act={t('sections.create')}
      initialFocus={field}
      onSubmit={create}
      onClose={onClose}
    >
      {input}
    </PageDialog>
  );
}
