'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { Field } from '@broadsheet/block-kit';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { useBuilder } from '../../builder/Builder.ts';
import type { ControlProps } from '../ControlProps.ts';
import { store } from '../ControlProps.ts';
import { Bar, Hint, Stack } from '../fieldStyles.ts';
import { addRow, moveRow, readRows, titleOfRow } from '../rows.ts';
import type { Row } from '../rows.ts';
import { phrases } from '../phrases.ts';
import { ListRow } from './ListRow.tsx';
import type { RowAct } from './ListRow.tsx';

type ListField = Extract<Field, { readonly kind: 'list' }>;

const Rows = styled.ol`
  display: grid;
  gap: 0.4rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface RowTarget {
  readonly row: number;
  readonly act: RowAct;
}

/** Returns a function that focuses a button of a row once the rows have changed; without rows, the button that adds one. */
function useRowFocus() {
  const listRef = useRef<HTMLOListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const target = useRef<RowTarget>(undefined);
  useEffect(() => {
    const next = target.current;
    if (next === undefined) return;
    target.current = undefined;
    const row = listRef.current?.children[next.row];
    (row?.querySelector<HTMLElement>(`[data-act="${next.act}"]`) ?? addRef.current)?.focus();
  });
  const focus = (next: RowTarget) => {
    target.current = next;
  };
  return { listRef, addRef, focus };
}

/** Returns the actions on the rows; each is announced to screen reader users. */
function useRows(props: ControlProps<ListField>, focus: (target: RowTarget) => void) {
  const { field, value } = props;
  const t = usePhrases(phrases);
  const { announce } = useBuilder();
  const rows = readRows(value ?? field.default);
  const nameOf = (index: number): string =>
    t('fields.list.row', {
      number: index + 1,
      text: titleOfRow(rows[index], field.of) ?? t('fields.list.untitled'),
    });
  const write = (next: readonly Row[], isTyping = false) =>
    store(props, next.length === 0 && field.default === undefined ? undefined : next, { isTyping });
  return {
    rows,
    nameOf,
    add: () => write(addRow(rows, field.of)),
    replace: (index: number, row: Row, isTyping: boolean) => write(rows.with(index, row), isTyping),
    move(from: number, to: number, act: RowAct) {
      if (to < 0 || to >= rows.length || to === from) return;
      focus({ row: to, act });
      announce(t('fields.list.moved', { row: nameOf(from), number: to + 1, count: rows.length }));
      write(moveRow(rows, { from, to }));
    },
    remove(index: number) {
      focus({ row: Math.min(index, rows.length - 2), act: 'remove' });
      announce(t('fields.list.removed', { row: nameOf(index) }));
      write(rows.toSpliced(index, 1));
    },
  };
}

/** Renders rows of fields, which are moved by buttons or by their handles. Other members of a row are kept. */
export function ListControl(props: ControlProps<ListField>) {
  const { id, field, attributes } = props;
  const t = usePhrases(phrases);
  const { listRef, addRef, focus } = useRowFocus();
  const { rows, nameOf, add, replace, move, remove } = useRows(props, focus);
  return (
    <Stack>
      {rows.length === 0 && <Hint>{t('fields.list.empty')}</Hint>}
      <Rows ref={listRef}>
        {rows.map((row, index) => (
          <ListRow
            key={index}
            {...{ row, index }}
            list={id}
            schema={field.of}
            title={nameOf(index)}
            isOpenAtFirst={rows.length <= 3 || Object.keys(row).length === 0}
            isLast={index === rows.length - 1}
            onMove={(to, act) => move(index, to, act)}
            onDropped={(from) => move(from, index, 'up')}
            onRemove={() => remove(index)}
            onWrite={(next, isTyping) => replace(index, next, isTyping)}
          />
        ))}
      </Rows>
      <Bar>
        <ToolButton
          id={id}
          ref={addRef}
          aria-describedby={attributes['aria-describedby']}
          label={t('fields.list.addTo', { label: field.label })}
          onClick={add}
        >
          {t('fields.list.add')}
        </ToolButton>
      </Bar>
    </Stack>
  );
}
