'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useBuilder } from '../../builder/Builder.ts';
import { ToolButton } from '../../controls/ToolButton.tsx';
import type { ControlProps } from '../ControlProps.ts';
import { store } from '../ControlProps.ts';
import { Bar, Hint, Input, ProblemText, Stack } from '../fieldStyles.ts';
import { phrases } from '../phrases.ts';

type Entry = readonly [key: string, value: string];

const Rows = styled.div`
  display: grid;
  gap: 0.35rem;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
  gap: 0.35rem;
`;

function readEntries(value: unknown): readonly Entry[] {
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, entry]): Entry[] =>
    typeof entry === 'string' || typeof entry === 'number' ? [[key, String(entry)]] : [],
  );
}

const named = (entries: readonly Entry[]): readonly Entry[] => entries.filter(([key]) => key.trim() !== '');

interface RowTarget {
  readonly row: number;
  readonly part: 'input' | 'button';
}

interface EntryRowProps {
  readonly entry: Entry;
  /** The row's number, from 1. */
  readonly number: number;
  readonly onChange: (entry: Entry) => void;
  readonly onRemove: () => void;
}

function EntryRow({ entry: [key, text], number, onChange, onRemove }: EntryRowProps) {
  const t = usePhrases(phrases);
  return (
    <Row>
      <Input
        aria-label={t('fields.keyValue.key', { number })}
        value={key}
        dir="auto"
        onChange={({ currentTarget }) => onChange([currentTarget.value, text])}
      />
      <Input
        aria-label={t('fields.keyValue.value', { number })}
        value={text}
        dir="auto"
        onChange={({ currentTarget }) => onChange([key, currentTarget.value])}
      />
      <ToolButton label={t('fields.keyValue.removeOf', { key: key || String(number) })} onClick={onRemove}>
        {t('fields.keyValue.remove')}
      </ToolButton>
    </Row>
  );
}

/** Renders the problems of entries that are not stored as they are. */
function EntryProblems({ entries }: { readonly entries: readonly Entry[] }) {
  const t = usePhrases(phrases);
  const keys = named(entries).map(([key]) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) !== index);
  const hasUnnamed = entries.some(([key, text]) => key.trim() === '' && text !== '');
  return (
    <>
      {twice !== undefined && (
        <ProblemText as="output">{t('fields.keyValue.twice', { key: twice })}</ProblemText>
      )}
      {hasUnnamed && <ProblemText as="output">{t('fields.keyValue.unnamed')}</ProblemText>}
    </>
  );
}

/**
 * Returns a function that focuses a row once the rows have changed: its name where it is new, its button where another was
 * removed; without rows, the button that adds one.
 */
function useRowFocus() {
  const rows = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const target = useRef<RowTarget>(undefined);
  useEffect(() => {
    const next = target.current;
    if (next === undefined) return;
    target.current = undefined;
    const row = rows.current?.children[next.row];
    (row?.querySelector<HTMLElement>(next.part) ?? add.current)?.focus();
  });
  const focus = (next: RowTarget) => {
    target.current = next;
  };
  return { rows, add, focus };
}

/**
 * Renders names and values. A row without a name, and the first of two rows with the same name, are shown but not stored.
 */
export function KeyValueControl(props: ControlProps) {
  const { id, field, value, attributes } = props;
  const t = usePhrases(phrases);
  const { announce } = useBuilder();
  const shown = value ?? field.default;
  const [draft, setDraft] = useState({ entries: readEntries(shown), of: shown });
  // The stored value differs from the typed one, because it was undone or reset.
  if (JSON.stringify(draft.of) !== JSON.stringify(shown))
    setDraft({ entries: readEntries(shown), of: shown });
  const { entries } = draft;
  const { rows, add, focus } = useRowFocus();

  function write(next: readonly Entry[], isTyping: boolean) {
    const stored = named(next);
    const isNothing = stored.length === 0 && field.default === undefined;
    const object = isNothing ? undefined : Object.fromEntries(stored);
    setDraft({ entries: next, of: object ?? field.default });
    if (JSON.stringify(object) !== JSON.stringify(value)) store(props, object, { isTyping });
  }

  function addRow() {
    focus({ row: entries.length, part: 'input' });
    setDraft({ ...draft, entries: [...entries, ['', '']] });
  }

  function remove(index: number) {
    focus({ row: Math.min(index, entries.length - 2), part: 'button' });
    announce(t('fields.list.removed', { row: entries[index]?.[0] || String(index + 1) }));
    write(entries.toSpliced(index, 1), false);
  }

  return (
    <Stack>
      {entries.length === 0 && <Hint>{t('fields.list.empty')}</Hint>}
      <Rows ref={rows}>
        {entries.map((entry, index) => (
          <EntryRow
            key={index}
            entry={entry}
            number={index + 1}
            onChange={(next) => write(entries.with(index, next), true)}
            onRemove={() => remove(index)}
          />
        ))}
      </Rows>
      <EntryProblems entries={entries} />
      <Bar>
        <ToolButton
          id={id}
          ref={add}
          aria-describedby={attributes['aria-describedby']}
          label={t('fields.list.addTo', { label: field.label })}
          onClick={addRow}
        >
          {t('fields.list.add')}
        </ToolButton>
      </Bar>
    </Stack>
  );
}
