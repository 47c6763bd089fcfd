'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { arrowEndIcon, closeIcon, Icon, token } from '@broadsheet/ui';
import { findNode } from '@broadsheet/page-document';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useDraggable } from '../drag/useDraggable.ts';
import { nameVersion } from '../experiments/nameVersion.ts';
import { phrases as experimentPhrases } from '../experiments/phrases.ts';
import { VersionMark } from '../experiments/VersionMark.tsx';
import { useEditing, usePage } from '../editing/Editing.ts';
import { phrases } from './phrases.ts';

/** A line of the layer. What is before the bar gives way, so that the bar of a block at the edge is not cut off. */
const Line = styled.div`
  position: absolute;
  inset-inline: 0;
  display: flex;
  pointer-events: none;
`;

const Bar = styled.div`
  display: flex;
  flex: none;
  max-inline-size: 100%;
  pointer-events: auto;
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
  /** The position in CSS pixels within the layer. */
  readonly top: number;
  readonly left: number;
  /** Starts to edit a text of the block in place; `undefined` if the block has none. */
  readonly onEditText: (() => void) | undefined;
}

/** Renders the name of the selected block and the actions on it, above the block. */
export function BlockTools({ id, top, left, onEditText }: BlockToolsProps) {
  const t = usePhrases(phrases);
  const { catalogue, canEdit, move, duplicate, remove } = useEditing();
  const page = usePage();
  const handle = useRef<HTMLDivElement>(null);
  useDraggable(handle, { kind: 'standing', id }, { isOff: !canEdit });
  const formatExperiment = usePhrases(experimentPhrases);
  const node = findNode(page, id)?.node;
  const title = catalogue.nameOf(node ?? { block: '' });
  const variant = node?.experiment?.variant;
  const whole =
    variant === undefined
      ? title
      : formatExperiment('experiments.versionAt', { version: nameVersion(variant), title });
  return (
    <Line style={{ insetBlockStart: top }}>
      <span style={{ flexBasis: left }} />
      <Bar role="toolbar" aria-label={t('canvas.selected', { title: whole })}>
        <Handle ref={handle} title={t('canvas.drag', { title })}>
          {title}
          {variant !== undefined && <VersionMark variant={variant} />}
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
    </Line>
  );
}
