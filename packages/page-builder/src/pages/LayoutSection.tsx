'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useEditing, usePage } from '../editing/Editing.ts';
import { listUnplaced } from '../page/unplacedBlocks.ts';
import { LayoutDialog } from './LayoutDialog.tsx';
import { phrases } from './phrases.ts';

const Frame = styled.section`
  display: grid;
  gap: 0.5rem;
  justify-items: start;
`;

const Title = styled.h2`
  font-size: 1.1rem;
`;

/** Renders the layout of the edited page, its change, and how many blocks have no place in it. */
export function LayoutSection() {
  const t = usePhrases(phrases);
  const { catalogue, canEdit } = useEditing();
  const page = usePage();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const n = listUnplaced(page, catalogue.get(page.layout)?.areas ?? []).length;
  return (
    <Frame>
      <Title>{t('pages.layout')}</Title>
      <p>{catalogue.titleOf(page.layout)}</p>
      {n > 0 && <Notice kind="note">{t('pages.layout.left', { n })}</Notice>}
      {canEdit && (
        <ToolButton ref={button} onClick={() => setOpen(true)}>
          {t('pages.layout.change')}
        </ToolButton>
      )}
      {isOpen && (
        <LayoutDialog
          onClose={() => {
            setOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </Frame>
  );
}
