'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { arrowEndIcon, closeIcon, Icon, token } from '@broadsheet/ui';
import { findNode } from '@broadsheet/page-document';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useDraggable } from '../drag/useDraggable.ts';
import { useEditing, usePage } from '../editing/Editing.ts';
import { phrases } from './phrases.ts';

const Bar = styled.div`
  position: absolute;
  display: flex;
  gap: 1px;
  background: ${token('paper')};
  box-shadow: 0 1px 4px ${token('scrim')};
`;

const Handle = styled.div`
  display: flex;
  align-items: center;
  padding-inline: 0.5rem;
  background: ${token('brand')};
  color: ${token('on-brand')};
  font-size: ${token('type-0')};
  font-weight: 600;
  white-space: nowrap;
  cursor: grab;
`;

const Turned = styled.span<{ readonly $degrees: number }>`
  display: inline-flex;
  transform: rotate(${({ $degrees }) => $degrees}deg);
`;

export interface BlockToolsProps {
  readonly id: string;
  /** CSS pixels within the layer. */
  readonly top: number;
  readonly left: number;
  /** Edits a text of the block in its place; nothing where it has none. */
  readonly onEditText: (() => void) | undefined;
}

/** Name and acts of the selected block, above it. */
export function BlockTools({ id, top, left, onEditText }: BlockToolsProps) {
  const t = usePhrases(phrases);
  const { catalogue, canEdit, move, duplicate, remove } = useEditing();
  const page = usePage();
  const handle = useRef<HTMLDivElement>(null);
  useDraggable(handle, { kind: 'standing', id }, { isOff: !canEdit });
  const title = catalogue.titleOf(findNode(page, id)?.node.block ?? '');
  return (
    <Bar
      role="toolbar"
      aria-label={t('canvas.selected', { title })}
      style={{ insetBlockStart: top, insetInlineStart: left }}
    >
      <Handle ref={handle} title={t('canvas.drag', { title })}>
        {title}
      </Handle>
      {canEdit && (
        <>
          <ToolButton label={t('canvas.up')} onClick={() => move(id, 'up')}>
            <Turned $degrees={-90}>
              <Icon of={arrowEndIcon} size={14} />
            </Turned>
          </ToolButton>
          <ToolButton label={t('canvas.down')} onClick={() => move(id, 'down')}>
            <Turned $degrees={90}>
              <Icon of={arrowEndIcon} size={14} />
            </Turned>
          </ToolButton>
          {onEditText !== undefined && (
            <ToolButton title={t('canvas.editText', { title })} onClick={onEditText}>
              {t('canvas.text')}
            </ToolButton>
          )}
          <ToolButton onClick={() => duplicate(id)}>{t('canvas.duplicate')}</ToolButton>
          <ToolButton label={t('canvas.remove')} onClick={() => remove(id)}>
            <Icon of={closeIcon} size={14} />
          </ToolButton>
        </>
      )}
    </Bar>
  );
}
