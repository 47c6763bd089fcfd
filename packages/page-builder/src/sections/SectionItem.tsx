'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useDraggable } from '../drag/useDraggable.ts';
import type { PageEntry } from '../pages/PageEntry.ts';
import { phrases } from './phrases.ts';

const Item = styled.button`
  inline-size: 100%;
  min-block-size: 2.75rem;
  padding: 0.4rem 0.5rem;
  border: 1px solid ${token('rule')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: 600 ${token('type-0')} / 1.35 ${token('sans')};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: grab;
  &:hover {
    border-color: ${token('brand')};
  }
`;

const Others = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: center;
  padding-block: 0.25rem 0.5rem;
`;

export interface SectionItemProps {
  readonly section: PageEntry;
  /** Whether the editor may insert it here. */
  readonly canInsert: boolean;
  readonly onInsert: () => void;
  readonly onCopy: () => void;
}

/** Renders a shared section that can be dragged onto the page, inserted by a press, copied, or opened. */
export function SectionItem({ section, canInsert, onInsert, onCopy }: SectionItemProps) {
  const t = usePhrases(phrases);
  const element = useRef<HTMLButtonElement>(null);
  const { id, document } = section;
  const { name } = document;
  useDraggable(element, { kind: 'section', id }, { isOff: !canInsert });
  return (
    <>
      <Item
        ref={element}
        type="button"
        data-section={id}
        title={t('sections.insert', { name })}
        aria-disabled={!canInsert}
        onClick={() => canInsert && onInsert()}
      >
        {name}
      </Item>
      <Others>
        {canInsert && (
          <ToolButton aria-label={t('sections.copyOf', { name })} onClick={onCopy}>
            {t('sections.copy')}
          </ToolButton>
        )}
        <ScreenLink to={`/pages/${encodeURIComponent(id)}/`}>
          {t('sections.edit')}
          <span className="bs-hidden">: {name}</span>
        </ScreenLink>
      </Others>
    </>
  );
}
