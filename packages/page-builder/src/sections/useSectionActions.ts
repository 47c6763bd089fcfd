'use client';
/** The editor's actions on shared sections; each is announced to screen reader users. */
import { usePhrases } from '@broadsheet/block-kit';
import {
  applyEdit,
  createSection,
  findNode,
  listExperiments,
  readReference,
} from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import type { EditorClient } from '../api/EditorClient.ts';
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

interface StoredSection extends Pick<SavedSection, 'name' | 'nodes'> {
  readonly id: string;
  readonly isPublished: boolean;
  /** Returns whether the blocks are still where the section takes their place; absent for a copy of them. */
  readonly hasPlace: (() => boolean) | undefined;
}

/** Stores blocks as a section, with their A/B test if it takes their place, and publishes it. */
async function storeSection(
  client: EditorClient,
  { id, name, nodes, isPublished, hasPlace }: StoredSection,
): Promise<void> {
  const compose = (keepsExperiments: boolean) =>
    createSection({ id, name, blocks: copyGroup(nodes, createId, { keepsExperiments }) });
  const document = compose(hasPlace !== undefined);
  let revision = await saveDraft(client, { document, revision: 0 });
  // Where the blocks are gone meanwhile, undo may bring them back: the test must not run in two places then.
  if (hasPlace?.() === false && listExperiments(document).size > 0)
    revision = await saveDraft(client, { document: compose(false), revision });
  if (isPublished) await publishPage(client, { id, revision, note: '' });
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
      // Somebody may have inserted or removed it elsewhere since the page was opened.
      const others = await listPages(client);
      const { nodes, omitted } = detachBlocks(reference, {
        ...{ blocks, createId },
        keepsExperiments: !isShownElsewhere({
          section: section.id,
          page: store.get().page,
          pages: others,
        }),
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
      const findReplacement = () =>
        isReplacing ? replaceBySection(ground(), { replaced: nodes, section: id, createId }) : undefined;
      const isPublished = mayAct(editor.role, 'publisher');
      const hasPlace = isReplacing ? () => findReplacement() !== undefined : undefined;
      await storeSection(client, { id, name, nodes, isPublished, hasPlace });
      const isReplaced = apply(findReplacement());
      readPages();
      if (isReplacing && !isReplaced) note.set(t('sections.savedBeside', { name }));
      else announce(t(isPublished ? 'sections.saved' : 'sections.savedDraft', { name }));
    },
  };
}
