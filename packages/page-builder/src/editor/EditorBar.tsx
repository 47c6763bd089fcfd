'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isSection } from '@broadsheet/page-document';
import { token } from '@broadsheet/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { AlertButton } from '../alert/AlertButton.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { restoreLostFocus } from '../controls/restoreLostFocus.ts';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import { LeftWork } from '../recovery/LeftWork.tsx';
import { PresenceBar } from '../presence/PresenceBar.tsx';
import { PublishButton } from '../publishing/PublishButton.tsx';
import { LiveNote } from './LiveNote.tsx';
import { ChangedPages } from '../sections/ChangedPages.tsx';
import { SavingNote } from './SavingNote.tsx';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { phrases } from './phrases.ts';

const Bar = styled.header`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  padding: 0.4rem 0.75rem;
  border-block-end: 1px solid ${token('rule')};
  background: ${token('tint')};
  font-size: ${token('type-0')};
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin-inline-start: auto;
`;

/** The name of the page, cut after two lines. */
const Name = styled.h1`
  display: -webkit-box;
  max-inline-size: 28rem;
  overflow: hidden;
  font-size: ${token('type-1')};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  &:focus {
    outline: none;
  }
`;

/** A row of its own below the bar's buttons. */
const WholeRow = styled.div`
  display: grid;
  flex: 1 0 100%;
  gap: 0.25rem;
`;

export interface EditorBarProps {
  /** Called when the editor chose the block of a finding, which is then selected. */
  readonly onFound: () => void;
}

/** Renders the page's name, the undo buttons, and whether everything is saved. */
export function EditorBar({ onFound }: EditorBarProps) {
  const t = usePhrases(phrases);
  const { id, undo, redo, canEdit, saver } = useEditing();
  const left = useSyncExternalStore(saver.left.subscribe, saver.left.get);
  const name = usePageState(({ page }) => page.name);
  const isOfSection = usePageState(({ page }) => isSection(page));
  const canUndo = usePageState(({ history }) => history.undo.length > 0);
  const canRedo = usePageState(({ history }) => history.redo.length > 0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => restoreLostFocus(heading.current), []);
  return (
    <Bar>
      <ScreenLink to={isOfSection ? '/sections/' : '/'}>
        {t(isOfSection ? 'editor.backToSections' : 'editor.back')}
      </ScreenLink>
      <Name ref={heading} tabIndex={-1} title={name}>
        {name}
      </Name>
      {canEdit && (
        <>
          <ToolButton aria-disabled={!canUndo} onClick={undo}>
            {t('editor.undo')}
          </ToolButton>
          <ToolButton aria-disabled={!canRedo} onClick={redo}>
            {t('editor.redo')}
          </ToolButton>
          <SavingNote />
        </>
      )}
      <LiveNote />
      <PresenceBar />
      <End>
        <AlertButton />
        <ScreenLink to={`/pages/${encodeURIComponent(id)}/versions/`}>{t('editor.versions')}</ScreenLink>
        <PublishButton onFound={onFound} reach={isOfSection && <ChangedPages section={id} />} />
      </End>
      {left.length > 0 && (
        <WholeRow>
          <LeftWork
            left={left}
            isReadOnly={!canEdit}
            onTake={saver.recoverLeft}
            onDrop={saver.dropLeft}
            onDone={() => heading.current?.focus()}
          />
        </WholeRow>
      )}
    </Bar>
  );
}
