'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { Canvas } from '../canvas/Canvas.tsx';
import { Tabs } from '../controls/Tabs.tsx';
import { ImagesPanel } from '../inline-editing/ImagesPanel.tsx';
import { Outline } from '../outline/Outline.tsx';
import { useEditing } from '../editing/Editing.ts';
import { Palette } from '../palette/Palette.tsx';
import { MergeDialog } from '../versions/MergeDialog.tsx';
import { StoriesPanel } from '../stories/StoriesPanel.tsx';
import { EditorBar } from './EditorBar.tsx';
import { Inspector } from './Inspector.tsx';
import { PaneBar, PANES_IN_ONE_PLACE } from './PaneBar.tsx';
import type { Pane } from './PaneBar.tsx';
import { phrases } from './phrases.ts';
import { useShortcuts } from './useShortcuts.ts';

const Whole = styled.div`
  display: grid;
  grid-template: auto 1fr / 16rem minmax(0, 1fr) 20rem;
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

type LeftTab = 'blocks' | 'outline' | 'images' | 'stories';

/** Renders palette and outline, the preview, and the fields of the selection. */
export function EditorFrame() {
  const t = usePhrases(phrases);
  const { canEdit } = useEditing();
  const [tab, setTab] = useState<LeftTab>(canEdit ? 'blocks' : 'outline');
  const [pane, show] = useState<Pane>('page');
  const search = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLElement>(null);
  const onKeyDown = useShortcuts();

  function openPalette() {
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
    // The fields can be focused once they are shown, and have the focus before the next key.
    flushSync(() => show('fields'));
    fields.current?.focus();
  }

  return (
    <Whole data-pane={pane} onKeyDown={onKeyDown}>
      <EditorBar onFound={() => show('page')} />
      <Side aria-label={t('editor.left')}>
        <Tabs
          label={t('editor.left')}
          tabs={[
            ...(canEdit ? [{ key: 'blocks' as const, title: t('editor.blocks') }] : []),
            { key: 'outline', title: t('editor.outline') },
            { key: 'images', title: t('editor.images') },
            { key: 'stories', title: t('editor.stories') },
          ]}
          current={tab}
          onChange={setTab}
        >
          {tab === 'blocks' && <Palette searchRef={search} onInserted={() => show('page')} />}
          {tab === 'outline' && <Outline onInsert={openPalette} onOpen={openFields} />}
          {tab === 'images' && <ImagesPanel />}
          {tab === 'stories' && <StoriesPanel onInserted={() => show('page')} />}
        </Tabs>
      </Side>
      <Canvas onInsert={openPalette} />
      <Right ref={fields} tabIndex={-1} aria-label={t('editor.right')}>
        <Inspector />
      </Right>
      <PaneBar pane={pane} onShow={show} />
      <MergeDialog />
    </Whole>
  );
}
