'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { useIsDragged } from '../canvas/useIsDragged.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import { useCollectionDrops } from '../collections/useCollectionDrops.tsx';
import type { CollectionDrops } from '../drag/CollectionDrops.ts';
import { Tabs } from '../controls/Tabs.tsx';
import { ImagesPanel } from '../inline-editing/ImagesPanel.tsx';
import { useOutlineFolds } from '../outline/useOutlineRows.ts';
import { Outline } from '../outline/Outline.tsx';
import { useEditing } from '../editing/Editing.ts';
import { Palette } from '../palette/Palette.tsx';
import { MergeDialog } from '../versions/MergeDialog.tsx';
import { SectionsPanel } from '../sections/SectionsPanel.tsx';
import { StoriesPanel } from '../stories/StoriesPanel.tsx';
import { ClipboardNote } from './ClipboardNote.tsx';
import { EditorBar } from './EditorBar.tsx';
import { Inspector } from './Inspector.tsx';
import { PaneBar, PANES_IN_ONE_PLACE } from './PaneBar.tsx';
import type { Pane } from './PaneBar.tsx';
import { phrases } from './phrases.ts';
import { useShortcuts } from './useShortcuts.ts';

const Whole = styled.div`
  display: grid;
  grid-template: auto 1fr / 17rem minmax(0, 1fr) 20rem;
  block-size: 100vh;
  overflow: hidden;
  @media (max-width: 72rem) {
    grid-template-columns: 13rem minmax(0, 1fr) 17rem;
  }
  ${PANES_IN_ONE_PLACE}
`;

const Side = styled.aside`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 0;
  min-inline-size: 0;
  overflow: hidden;
  border-inline: 1px solid ${token('rule')};
`;

const Right = styled.section`
  min-block-size: 0;
  overflow: auto;
  border-inline-start: 1px solid ${token('rule')};
`;

/** A tab's part. While a block is dragged out of it, it stays where it is without being shown, or the drag would end. */
const Part = styled.div`
  display: contents;
  &[data-held] {
    display: none;
  }
`;

const TABS = ['blocks', 'outline', 'images', 'stories', 'sections'] as const;

type LeftTab = (typeof TABS)[number];

/** Returns the tabs that an editor has, with their titles. */
function useTabs() {
  const t = usePhrases(phrases);
  const { canEdit } = useEditing();
  const shown = TABS.filter((key) => canEdit || key !== 'blocks');
  return shown.map((key) => ({ key, title: t(`editor.${key}`) }));
}

/** Shows the outline when a block is dragged over its tab, and tells which tabs stay until the drag ends. */
function useDragThroughTabs(tab: LeftTab, setTab: (tab: LeftTab) => void) {
  const isDragged = useIsDragged();
  const [source, keep] = useState<LeftTab>();
  return {
    isThere: (key: LeftTab) => tab === key || (isDragged && source === key),
    onDragOver(key: LeftTab) {
      if (!isDragged || key !== 'outline') return;
      keep(tab);
      setTab(key);
    },
  };
}

interface DraggedFromProps {
  readonly tab: LeftTab;
  readonly isThere: (key: LeftTab) => boolean;
  readonly collections: CollectionDrops;
  readonly onInserted: () => void;
}

/** Renders the tabs besides the palette from which blocks are dragged. */
function DraggedFrom({ tab, isThere, collections, onInserted }: DraggedFromProps) {
  return (
    <>
      {isThere('stories') && (
        <Part data-held={tab === 'stories' ? undefined : ''}>
          <StoriesPanel collections={collections} onInserted={onInserted} />
        </Part>
      )}
      {isThere('sections') && (
        <Part data-held={tab === 'sections' ? undefined : ''}>
          <SectionsPanel onInserted={onInserted} />
        </Part>
      )}
    </>
  );
}

/** Renders palette and outline, the preview, and the fields of the selection. */
export function EditorFrame() {
  const t = usePhrases(phrases);
  const { canEdit } = useEditing();
  const [tab, setTab] = useState<LeftTab>(canEdit ? 'blocks' : 'outline');
  const [pane, show] = useState<Pane>('page');
  const search = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLElement>(null);
  const { isThere, onDragOver } = useDragThroughTabs(tab, setTab);
  const whole = useRef<HTMLDivElement>(null);
  const tabs = useTabs();
  const onKeyDown = useShortcuts();
  const folds = useOutlineFolds();
  const { drops: collections, toast } = useCollectionDrops();

  function onInsert() {
    if (!canEdit) return;
    // The field exists once the tab is shown. It has the focus before the next key, however fast somebody types.
    flushSync(() => {
      setTab('blocks');
      show('side');
    });
    search.current?.focus();
    // The old search is selected, so that typing replaces it.
    search.current?.select();
  }

  function openFields() {
    flushSync(() => show('fields'));
    fields.current?.focus();
  }

  function rename(id: string) {
    setTab('outline');
    show('side');
    folds.lookFor('');
    folds.rename(id);
  }

  return (
    <Whole ref={whole} data-pane={pane} onKeyDown={onKeyDown}>
      <EditorBar onFound={() => show('page')} />
      <Side aria-label={t('editor.left')}>
        <Tabs label={t('editor.left')} tabs={tabs} current={tab} onChange={setTab} onDragOver={onDragOver}>
          {isThere('blocks') && (
            <Part data-held={tab === 'blocks' ? undefined : ''}>
              <Palette searchRef={search} onInserted={() => show('page')} />
            </Part>
          )}
          {tab === 'outline' && <Outline onOpen={openFields} {...{ onInsert, folds, collections }} />}
          {tab === 'images' && <ImagesPanel />}
          <DraggedFrom {...{ tab, isThere, collections }} onInserted={() => show('page')} />
        </Tabs>
      </Side>
      <Canvas collections={collections} onInsert={onInsert}>
        {toast}
      </Canvas>
      <Right ref={fields} tabIndex={-1} aria-label={t('editor.right')}>
        <Inspector />
      </Right>
      <PaneBar pane={pane} onShow={show} />
      <MergeDialog />
      <ClipboardNote whole={whole} onRename={rename} />
    </Whole>
  );
}
