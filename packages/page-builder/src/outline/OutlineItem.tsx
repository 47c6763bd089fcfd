'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { caretIcon, Icon, token } from '@broadsheet/ui';
import { memo, useRef } from 'react';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { isSameValue, readSettings } from '@broadsheet/page-document';
import { useDraggable } from '../drag/useDraggable.ts';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { nameVersion } from '../experiments/nameVersion.ts';
import { phrases as experimentPhrases } from '../experiments/phrases.ts';
import { VersionMark } from '../experiments/VersionMark.tsx';
import { useVisibilityText } from '../visibility/useVisibilityText.ts';
import { BlockNameField } from './BlockNameField.tsx';
import type { DropSide } from './findOutlineDrop.ts';
import type { OutlineRow } from './outlineRows.ts';
import { phrases } from './phrases.ts';
import { useAreaTitle } from '../catalogue/useAreaTitle.ts';
import type { Mark } from './useMarks.ts';

const Row = styled.div<{ readonly $level: number; readonly $isStrong: boolean }>`
  position: relative;
  min-block-size: 1.75rem;
  padding-block: 0.2rem;
  padding-inline: ${({ $level }) => `${$level * 0.75 + 0.5}rem`} 0.4rem;
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
  &[data-drop='into'] {
    outline: 2px dashed ${token('brand')};
    outline-offset: -2px;
  }
  &:is([data-drop='before'], [data-drop='after'])::after {
    position: absolute;
    inset-inline: 0;
    block-size: 3px;
    background: ${token('brand')};
    content: '';
  }
  &[data-drop='before']::after {
    inset-block-start: -2px;
  }
  &[data-drop='after']::after {
    inset-block-end: -2px;
  }
`;

/** The triangle that collapses a row; keys do the same on the row itself. */
const Twist = styled.span<{ readonly $level: number; readonly $isOpen: boolean }>`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: ${({ $level }) => `${$level * 0.75 - 1}rem`};
  display: grid;
  place-items: center;
  inline-size: 1.5rem;
  block-size: 1.75rem;
  cursor: pointer;
  & > svg {
    transform: rotate(${({ $isOpen }) => ($isOpen ? 0 : -90)}deg);
  }
  &:dir(rtl) > svg {
    transform: rotate(${({ $isOpen }) => ($isOpen ? 0 : 90)}deg);
  }
`;

/** The words of a block; the name of the row is the title of the block alone, and this describes it. */
const Words = styled.span`
  display: block;
  overflow: hidden;
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Sign = styled.span<{ readonly $severity: Mark['severity'] }>`
  margin-inline-end: 0.3rem;
  padding-inline: 0.3rem;
  border-radius: ${token('radius')};
  background: ${({ $severity }) => token($severity === 'stops' ? 'alert' : 'paper')};
  color: ${({ $severity }) => token($severity === 'stops' ? 'paper' : 'ink')};
  box-shadow: inset 0 0 0 1px ${({ $severity }) => token($severity === 'stops' ? 'alert' : 'ink')};
  font-weight: 700;
`;

/** The name of the collection into which a dragged story would go, over the row so that no row moves during the drag. */
const DropName = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 2px;
  z-index: 1;
  padding: 0.2rem 0.4rem;
  background: ${token('brand')};
  color: ${token('on-brand')};
  font-weight: 600;
  pointer-events: none;
`;

/** What a press selects: the row alone, the row in addition, or all blocks as far as it. */
export type Adding = 'none' | 'one' | 'range';

function readAdding({ ctrlKey, metaKey, shiftKey }: MouseEvent): Adding {
  if (shiftKey) return 'range';
  return ctrlKey || metaKey ? 'one' : 'none';
}

export interface OutlineItemProps {
  readonly row: OutlineRow;
  /** The words by which the block is recognised. */
  readonly words: string | undefined;
  readonly mark: Mark | undefined;
  /** Where in the row a drop would take effect now. */
  readonly drop: DropSide | undefined;
  /** The name of the collection into which it would go. */
  readonly dropName: string | undefined;
  readonly isSelected: boolean;
  /** Whether it is the row that the Tab key reaches. */
  readonly isReachable: boolean;
  readonly isRenamed: boolean;
  readonly onFocus: (row: OutlineRow, adding?: Adding) => void;
  readonly onFold: (key: string, isCollapsed: boolean) => void;
  /** Begins to rename a block. */
  readonly onRename: (id: string) => void;
  readonly onRenamed: (row: OutlineRow) => void;
}

function useTitle(row: OutlineRow): string {
  const t = usePhrases(phrases);
  const { catalogue } = useEditing();
  const name = usePageState(({ page }) => page.name);
  const layout = usePageState(({ page }) => page.layout);
  const areaTitle = useAreaTitle(catalogue);
  switch (row.kind) {
    case 'page':
      return t('outline.page', { name });
    case 'area':
      return areaTitle({ layout, area: row.area, isPlaced: row.isPlaced });
    case 'column':
      return t('outline.column', { n: row.index + 1 });
    case 'block': {
      const entry = catalogue.get(row.node.block);
      const title = entry?.title ?? t('outline.unknown', { name: row.node.block });
      return row.node.name === undefined ? title : `${row.node.name} · ${title}`;
    }
  }
}

/** Returns when the block of a row is shown, in few words. */
function useLimits(row: OutlineRow): string | undefined {
  const write = useVisibilityText();
  return row.kind === 'block' ? write(row.node) : undefined;
}

/** Returns which version of an experiment a row is; `undefined` for all others. */
const findVariant = (row: OutlineRow) => (row.kind === 'block' ? row.node.experiment?.variant : undefined);

/** Returns what describes a row, whose name is its title alone: its problem, its version, when it is shown, and its words. */
function useDescription({
  row,
  mark,
  words,
}: Pick<OutlineItemProps, 'row' | 'mark' | 'words'>): string | undefined {
  const t = usePhrases(phrases);
  const formatExperiment = usePhrases(experimentPhrases);
  const limits = useLimits(row);
  const variant = findVariant(row);
  if (row.kind === 'area' && !row.isPlaced) return t('outline.notPlacedHelp');
  const problem = mark && t(`outline.${mark.severity}`, { text: mark.text });
  const version = variant && formatExperiment('experiments.versionOf', { version: nameVersion(variant) });
  return [problem, version, limits, words].filter((each) => each !== undefined).join(' ') || undefined;
}

/** Renders what a row is called, what the block shows, and that the place is empty. */
function Content({ row, words, mark }: Pick<OutlineItemProps, 'row' | 'words' | 'mark'>) {
  const t = usePhrases(phrases);
  const title = useTitle(row);
  const limits = useLimits(row);
  const variant = findVariant(row);
  const isPlace = row.kind === 'area' || row.kind === 'column';
  return (
    <>
      {mark !== undefined && (
        <Sign $severity={mark.severity} data-mark={mark.severity} aria-hidden>
          !
        </Sign>
      )}
      {title}
      {variant !== undefined && <VersionMark variant={variant} />}
      {limits !== undefined && (
        <Words aria-hidden data-limits>
          {limits}
        </Words>
      )}
      {words !== undefined && <Words aria-hidden>{words}</Words>}
      {isPlace && row.size === 0 && ` · ${t('outline.empty')}`}
    </>
  );
}

/** A row, which renders again only when it has changed, because a page may have hundreds. */
export const OutlineItem = memo(function OutlineItem(props: OutlineItemProps) {
  const { row, drop, dropName, isSelected, isReachable, isRenamed, onFocus, onFold, onRename, onRenamed } =
    props;
  const { canEdit } = useEditing();
  const description = useDescription(props);
  const element = useRef<HTMLDivElement>(null);
  const id = row.kind === 'block' ? row.node.id : '';
  useDraggable(element, { kind: 'standing', id }, { isOff: id === '' || !canEdit || isRenamed });
  return (
    <Row
      ref={element}
      role="treeitem"
      aria-level={row.level}
      aria-selected={isSelected}
      aria-expanded={row.isOpen}
      title={description}
      data-key={row.key}
      data-drop={drop}
      tabIndex={isReachable ? 0 : -1}
      $level={row.level}
      $isStrong={row.kind !== 'block'}
      onClick={(event) => !isRenamed && onFocus(row, readAdding(event))}
      onContextMenu={() => !isSelected && !isRenamed && onFocus(row)}
      onDoubleClick={() => id !== '' && canEdit && onRename(id)}
    >
      {row.isOpen !== undefined && (
        <Twist
          $level={row.level}
          $isOpen={row.isOpen}
          data-twist
          onClick={(event) => {
            event.stopPropagation();
            onFold(row.key, row.isOpen === true);
          }}
        >
          <Icon of={caretIcon} size={12} />
        </Twist>
      )}
      {isRenamed && row.kind === 'block' ? (
        <BlockNameField node={row.node} isShort onDone={() => onRenamed(row)} />
      ) : (
        <Content {...props} />
      )}
      {dropName !== undefined && <DropName data-drop-name>{dropName}</DropName>}
    </Row>
  );
}, isSameItem);

function isSameItem(before: OutlineItemProps, after: OutlineItemProps): boolean {
  const names = ['isSelected', 'isReachable', 'isRenamed', 'words', 'drop', 'dropName'] as const;
  return (
    names.every((name) => before[name] === after[name]) &&
    before.mark?.text === after.mark?.text &&
    before.mark?.severity === after.mark?.severity &&
    isSameRow(before.row, after.row)
  );
}

function isSameRow(one: OutlineRow, other: OutlineRow): boolean {
  if (one.key !== other.key || one.level !== other.level || one.isOpen !== other.isOpen) return false;
  if (one.kind === 'block')
    return (
      other.kind === 'block' &&
      one.node.block === other.node.block &&
      one.node.fields === other.node.fields &&
      (one.node === other.node || isSameValue(readSettings(one.node), readSettings(other.node)))
    );
  if (one.kind === 'page') return true;
  if (one.kind === 'area' && other.kind === 'area' && one.isPlaced !== other.isPlaced) return false;
  return other.kind === one.kind && one.size === other.size;
}
