'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Canvas } from '../canvas/Canvas.tsx';
import { Tabs } from '../controls/Tabs.tsx';
import { ImagesPanel } from '../in-place/ImagesPanel.tsx';
import { Outline } from '../outline/Outline.tsx';
import { useEditing } from '../editing/Editing.ts';
import { Palette } from '../palette/Palette.tsx';
import { MergeDialog } from '../versions/MergeDialog.tsx';
import { EditorBar } from './EditorBar.tsx';
import { Inspector } from './Inspector.tsx';
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
  @media (max-width: 48rem) {
    grid-template: auto auto 70vh auto / minmax(0, 1fr);
    block-size: auto;
    overflow: visible;
  }
`;

const Side = styled.aside`
  display: grid;
  grid-template-rows: auto 1fr;
  min-block-size: 0;
  min-inline-size: 0;
  overflow: hidden;
  border-inline: 1px solid ${token('rule')};
  @media (max-width: 48rem) {
    max-block-size: 50vh;
  }
`;

const Right = styled.section`
  min-block-size: 0;
  overflow: auto;
  border-inline-start: 1px solid ${token('rule')};
`;

type LeftTab = 'blocks' | 'outline' | 'images';

/** Palette and outline, the preview, and the fields of what is selected. */
export function EditorFrame() {
  const t = usePhrases(phrases);
  const { canEdit } = useEditing();
  const [tab, setTab] = useState<LeftTab>(canEdit ? 'blocks' : 'outline');
  const search = useRef<HTMLInputElement>(null);
  const fields = useRef<HTMLElement>(null);
  const onKeyDown = useShortcuts();

  function openPalette() {
    if (!canEdit) return;
    setTab('blocks');
    // The field is there once the tab is shown.
    requestAnimationFrame(() => {
      search.current?.focus();
      // What was looked for before gives way to what is typed now.
      search.current?.select();
    });
  }

  return (
    <Whole onKeyDown={onKeyDown}>
      <EditorBar />
      <Side aria-label={t('editor.left')}>
        <Tabs
          label={t('editor.left')}
          tabs={[
            ...(canEdit ? [{ key: 'blocks' as const, title: t('editor.blocks') }] : []),
            { key: 'outline', title: t('editor.outline') },
            { key: 'images', title: t('editor.images') },
          ]}
          current={tab}
          onChange={setTab}
        >
          {tab === 'blocks' && <Palette searchRef={search} />}
          {tab === 'outline' && <Outline onInsert={openPalette} onOpen={() => fields.current?.focus()} />}
          {tab === 'images' && <ImagesPanel />}
        </Tabs>
      </Side>
      <Canvas onInsert={openPalette} />
      <Right ref={fields} tabIndex={-1} aria-label={t('editor.right')}>
        <Inspector />
      </Right>
      <MergeDialog />
    </Whole>
  );
}
