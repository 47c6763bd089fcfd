'use client';
/** The editor's actions on shared sections; each is announced to screen reader users. */
import { usePhrases } from '@broadsheet/block-kit';
import { applyEdit, createSection, findNode, readReference } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import { useBuilder } from '../builder/Builder.ts';
import { copyGroup, hasRoom, insertGroup } from '../editing/blockGroups.ts';
import { createId } from '../editing/createId.ts';
import { useEditing } from '../editing/Editing.ts';
import { phrases as editingPhrases } from '../editing/phrases.ts';
import { isShownElsewhere } from '../experiments/sectionTests.ts';
import { getInsertPosition } from '../page/positions.ts';
import { createPageId } from '../pages/newPage.ts';
import { listPages } from '../pages/PageEntry.ts';
import type { PageEntry } from '../pages/PageEntry.ts';
import { publishPage } from '../publishing/publishingCalls.ts';
import { saveDraft } from '../saving/pageCalls.ts';
import { mayAct } from '../session/Role.ts';
import { phrases } from './phrases.ts';
import { readSectionBlocks } from './readSectionBlocks.ts';
import { detachBlocks, replaceBySection, replaceReference } from './sectionEdits.ts';
import type { SectionEdit } from './sectionEdits.ts';
import { useSitePages } from '../pages/SitePages.ts';

export interface SavedSection {
  readonly name: string;
  /** The selected blocks, none of which is inside another one. */
  readonly nodes: readonly BlockNode[];
  /** Whether the section is shown in their place. */
  readonly isReplacing: boolean;
}

export interface SectionActions {
  /** Inserts copies of a section's blocks. Rejects with a message that can be shown. */
  insertCopy(section: PageEntry): Promise<void>;
  /** Turns a section into blocks of this page. Rejects with a message that can be shown. */
  detach(id: string): Promise<void>;
  /** Saves blocks as a new section, and publishes it if the editor may. Rejects with a message that can be shown. */
  save(section: SavedSection): Promise<void>;
}

export function useSectionActions(): SectionActions {
  const t = usePhrases(phrases);
  const tEditing = usePhrases(editingPhrases);
  const { client, editor, announce } = useBuilder();
  const { store, note, ground, edit } = useEditing();
  const { pages, readPages } = useSitePages();
  const apply = (change: SectionEdit | undefined) =>
    change !== undefined && edit(change.edit, { select: change.ids });
  function requireRoom(page: PageDocument, nodes: readonly BlockNode[]): void {
    if (!hasRoom(page, nodes)) throw new Error(tEditing('editing.paste.excess'));
  }
  return {
    async insertCopy(section) {
      const copies = copyGroup(await readSectionBlocks(client, section), createId);
      requireRoom(store.get().page, copies);
      const change = insertGroup(ground(), copies, { at: getInsertPosition(ground(), store.get()) });
      if (change === undefined) return;
      if (edit(change, { select: copies.map(({ id }) => id) }))
        announce(t('sections.insert', { name: section.document.name }));
    },
    async detach(id) {
      const reference = findNode(store.get().page, id)?.node;
      const section = pages.find((page) => page.id === (reference && readReference(reference)));
      if (reference === undefined || section === undefined) return;
      const blocks = await readSectionBlocks(client, section);
      const { nodes, omitted } = detachBlocks(reference, {
        ...{ blocks, createId },
        keepsExperiments: !isShownElsewhere({ section: section.id, page: store.get().page, pages }),
      });
      const removed = applyEdit(store.get().page, { kind: 'remove', id });
      if (removed.kind === 'refused') return;
      requireRoom(removed.page, nodes);
      if (!apply(replaceReference(ground(), { reference, nodes }))) return;
      const { name } = section.document;
      if (omitted === 0) announce(t('sections.detached', { name }));
      else note.set(t('sections.detachedWithout', { name, n: omitted }));
    },
    async save({ name, nodes, isReplacing }) {
      const taken = new Set((await listPages(client)).map((page) => page.id));
      const id = createPageId(name, taken);
      const blocks = copyGroup(nodes, createId, { keepsExperiments: isReplacing });
      const document = createSection({ id, name, blocks });
      const revision = await saveDraft(client, { document, revision: 0 });
      const isPublished = mayAct(editor.role, 'publisher');
      if (isPublished) await publishPage(client, { id, revision, note: '' });
      if (isReplacing) apply(replaceBySection(ground(), { replaced: nodes, section: id, createId }));
      readPages();
      announce(t(isPublished ? 'sections.saved' : 'sections.savedDraft', { name }));
    },
  };
}
