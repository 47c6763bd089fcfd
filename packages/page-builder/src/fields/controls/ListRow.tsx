'use client';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { usePhrases } from '@broadsheet/block-kit';
import type { LeafSchema } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { FieldSet } from '../FieldSet.tsx';
import { applyFieldsChange } from '../FieldsChange.ts';
import type { FieldsChange } from '../FieldsChange.ts';
import { Bar } from '../fieldStyles.ts';
import { offeredFields } from '../groupFields.ts';
import { phrases } from '../phrases.ts';
import type { Row } from '../rows.ts';
import { useStable } from '../useStable.ts';
import { LeafControl } from './LeafControl.tsx';

const Item = styled.li<{ readonly $isOver: boolean }>`
  min-inline-size: 0;
  border: 1px solid ${({ $isOver }) => token($isOver ? 'brand' : 'rule')};
  border-radius: ${token('radius')};
`;

const Summary = styled.summary`
  padding: 0.4rem 0.5rem;
  font: 500 ${token('type-0')} / 1.4 ${token('sans')};
  overflow-wrap: anywhere;
  cursor: pointer;
`;

const Inside = styled.div`
  display: grid;
  gap: 0.6rem;
  padding: 0.25rem 0.5rem 0.5rem;
`;

const Handle = styled.span`
  padding: 0.25rem 0.4rem;
  color: ${token('ink-soft')};
  cursor: grab;
`;

const Acts = styled(Bar)`
  padding-inline: 0.25rem;
  border-block-start: 1px solid ${token('rule')};
`;

/** The names of a row's buttons, by which the focus finds them. */
export type RowAct = 'up' | 'down' | 'remove';

export interface ListRowProps {
  readonly row: Row;
  readonly index: number;
  /** The id of the list, which distinguishes lists while a row is dragged. */
  readonly list: string;
  readonly schema: LeafSchema;
  readonly title: string;
  readonly isOpenAtFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (to: number, act: RowAct) => void;
  /** Called when another row was dropped here. */
  readonly onDropped: (from: number) => void;
  readonly onRemove: () => void;
  readonly onWrite: (row: Row, isTyping: boolean) => void;
}

/** Makes a row draggable by its handle. */
function useDragging({ list, index, onDropped }: Pick<ListRowProps, 'list' | 'index' | 'onDropped'>) {
  const element = useRef<HTMLLIElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = useRef(onDropped);
  useEffect(() => {
    drop.current = onDropped;
  });
  useEffect(() => {
    if (element.current === null || handle.current === null) return undefined;
    const isOfThisList = (data: Record<string | symbol, unknown>) => data['list'] === list;
    const stops = [
      draggable({
        element: element.current,
        dragHandle: handle.current,
        getInitialData: () => ({ list, index }),
      }),
      dropTargetForElements({
        element: element.current,
        canDrop: ({ source }) => isOfThisList(source.data),
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop({ source }) {
          setOver(false);
          const from = source.data['index'];
          if (typeof from === 'number') drop.current(from);
        },
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [list, index]);
  return { element, handle, isOver };
}

export function ListRow(props: ListRowProps) {
  const { row, index, schema, title, isLast, onMove, onRemove, onWrite } = props;
  const t = usePhrases(phrases);
  const [isOpen] = useState(props.isOpenAtFirst);
  const { element, handle, isOver } = useDragging(props);
  const change = useStable((part: FieldsChange) => onWrite(applyFieldsChange(row, part), part.isTyping));
  return (
    <Item ref={element} $isOver={isOver}>
      <details open={isOpen}>
        <Summary>{title}</Summary>
        <Inside>
          <FieldSet
            fields={offeredFields(schema)}
            schema={schema}
            stored={row}
            onChange={change}
            Control={LeafControl}
          />
        </Inside>
      </details>
      <Acts>
        <Handle ref={handle} title={t('fields.list.drag')} aria-hidden="true">
          ⠿
        </Handle>
        <ToolButton
          data-act="up"
          aria-disabled={index === 0}
          label={t('fields.list.upOf', { row: title })}
          onClick={() => onMove(index - 1, 'up')}
        >
          ↑
        </ToolButton>
        <ToolButton
          data-act="down"
          aria-disabled={isLast}
          label={t('fields.list.downOf', { row: title })}
          onClick={() => onMove(index + 1, 'down')}
        >
          ↓
        </ToolButton>
        <ToolButton data-act="remove" label={t('fields.list.removeOf', { row: title })} onClick={onRemove}>
          {t('fields.list.remove')}
        </ToolButton>
      </Acts>
    </Item>
  );
}
