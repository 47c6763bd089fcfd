'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { memo, useRef } from 'react';
import { styled } from 'styled-components';
import { useDraggable } from '../drag/useDraggable.ts';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { findRowText } from './findRowText.ts';
import type { OutlineRow } from './outlineRows.ts';
import { phrases } from './phrases.ts';

const Row = styled.div<{ readonly $level: number; readonly $isStrong: boolean }>`
  min-block-size: 1.75rem;
  padding-block: 0.2rem;
  padding-inline: ${({ $level }) => `${$level * 0.75 - 0.25}rem`} 0.4rem;
  border-radius: ${token('radius')};
  font-size: ${token('type-0')};
  font-weight: ${({ $isStrong }) => ($isStrong ? 600 : 400)};
  color: ${({ $isStrong }) => token($isStrong ? 'ink-soft' : 'ink')};
  cursor: default;
  overflow-wrap: anywhere;
  &:hover {
    background: ${token('tint')};
  }
  &[aria-selected='true'] {
    background: ${token('brand')};
    color: ${token('on-brand')};
  }
`;

export interface OutlineItemProps {
  readonly row: OutlineRow;
  readonly isSelected: boolean;
  /** Whether it is the row that the Tab key reaches. */
  readonly isReachable: boolean;
  readonly onFocus: (row: OutlineRow) => void;
}

function useTitle(row: OutlineRow): string {
  const t = usePhrases(phrases);
  const { catalogue } = useEditing();
  const name = usePageState(({ page }) => page.name);
  const layout = usePageState(({ page }) => page.layout);
  switch (row.kind) {
    case 'page':
      return t('outline.page', { name });
    case 'area':
      return catalogue.areaTitleOf(layout, row.area);
    case 'block': {
      const entry = catalogue.get(row.node.block);
      return entry?.title ?? t('outline.unknown', { name: row.node.block });
    }
  }
}

/** The first words of a block; the name of the row is the title of the block alone, and this describes it. */
const Words = styled.span`
  display: block;
  overflow: hidden;
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

function useRowText(row: OutlineRow): string | undefined {
  const { catalogue } = useEditing();
  return row.kind === 'block'
    ? findRowText(row.node, catalogue.get(row.node.block)?.fields ?? {})
    : undefined;
}

/** A row, which renders again only when it has changed, because a page may have hundreds. */
export const OutlineItem = memo(
  function OutlineItem({ row, isSelected, isReachable, onFocus }: OutlineItemProps) {
    const t = usePhrases(phrases);
    const { canEdit } = useEditing();
    const title = useTitle(row);
    const words = useRowText(row);
    const element = useRef<HTMLDivElement>(null);
    const id = row.kind === 'block' ? row.node.id : '';
    useDraggable(element, { kind: 'standing', id }, { isOff: id === '' || !canEdit });
    return (
      <Row
        ref={element}
        role="treeitem"
        aria-level={row.level}
        aria-selected={isSelected}
        title={words}
        data-key={row.key}
        tabIndex={isReachable ? 0 : -1}
        $level={row.level}
        $isStrong={row.kind !== 'block'}
        onClick={() => onFocus(row)}
      >
        {title}
        {words !== undefined && <Words aria-hidden>{words}</Words>}
        {row.kind === 'area' && row.size === 0 && ` · ${t('outline.empty')}`}
      </Row>
    );
  },
  (before, after) =>
    before.isSelected === after.isSelected &&
    before.isReachable === after.isReachable &&
    before.row.key === after.row.key &&
    before.row.level === after.row.level &&
    isSameRow(before.row, after.row),
);

function isSameRow(one: OutlineRow, other: OutlineRow): boolean {
  if (one.kind === 'block')
    return (
      other.kind === 'block' && one.node.block === other.node.block && one.node.fields === other.node.fields
    );
  return one.kind === 'page' || (other.kind === 'area' && one.size === other.size);
}
