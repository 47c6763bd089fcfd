'use client';
import { useFormat, usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import { useDraggable } from '../drag/useDraggable.ts';
import { phrases } from './phrases.ts';

const Item = styled.button`
  display: grid;
  gap: 0.1rem;
  inline-size: 100%;
  padding: 0.4rem 0.5rem;
  border: 1px solid ${token('rule')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  text-align: start;
  cursor: grab;
  &:hover {
    border-color: ${token('brand')};
  }
`;

const Title = styled.span`
  font-weight: 600;
  font-size: ${token('type-0')};
`;

const Note = styled.span`
  color: ${token('ink-soft')};
  font-size: 0.75rem;
  line-height: 1.35;
`;

export interface PaletteItemProps {
  readonly entry: BlockEntry;
  /** Whether it is the block that the Tab key reaches. */
  readonly isReachable: boolean;
  readonly onInsert: () => void;
  /** Called when it is hovered. */
  readonly onLook: () => void;
  /** Called when it is reached by key. */
  readonly onReach: () => void;
}

export function PaletteItem({ entry, isReachable, onInsert, onLook, onReach }: PaletteItemProps) {
  const t = usePhrases(phrases);
  const format = useFormat();
  const element = useRef<HTMLButtonElement>(null);
  const { name, title, description, scriptBytes } = entry;
  useDraggable(element, { kind: 'new', name });
  const weigh = (bytes: number | undefined): string => {
    if (bytes === undefined) return t('palette.unweighed');
    if (bytes === 0) return t('palette.static');
    return t('palette.weight', { kilobytes: format.number(Math.ceil(bytes / 100) / 10) });
  };
  return (
    <li>
      <Item
        ref={element}
        type="button"
        data-block={name}
        onClick={onInsert}
        tabIndex={isReachable ? 0 : -1}
        onFocus={onReach}
        onPointerEnter={onLook}
      >
        <Title>{title}</Title>
        <Note>{description}</Note>
        <Note>{weigh(scriptBytes)}</Note>
      </Item>
    </li>
  );
}
