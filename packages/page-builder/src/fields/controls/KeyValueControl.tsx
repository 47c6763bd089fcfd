'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ToolButton } from '../../controls/ToolButton.tsx';
import type { ControlProps } from '../ControlProps.ts';
import { store } from '../ControlProps.ts';
import { Bar, Hint, Input, ProblemText, Stack } from '../fieldStyles.ts';
import { phrases } from '../phrases.ts';

type Entry = readonly [key: string, value: string];

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
 * Renders names and values. A row without a name, and the first of two rows with the same name, are shown but not stored.
 */
export function KeyValueControl(props: ControlProps) {
  const { id, field, value, attributes } = props;
  const t = usePhrases(phrases);
  const shown = value ?? field.default;
  const [draft, setDraft] = useState({ entries: readEntries(shown), of: shown });
  // The stored value differs from the typed one, because it was undone or reset.
  if (JSON.stringify(draft.of) !== JSON.stringify(shown))
    setDraft({ entries: readEntries(shown), of: shown });
  const { entries } = draft;

  function write(next: readonly Entry[], isTyping: boolean) {
    const stored = named(next);
    const isNothing = stored.length === 0 && field.default === undefined;
    const object = isNothing ? undefined : Object.fromEntries(stored);
    setDraft({ entries: next, of: object ?? field.default });
    if (JSON.stringify(object) !== JSON.stringify(value)) store(props, object, { isTyping });
  }

  return (
    <Stack>
      {entries.length === 0 && <Hint>{t('fields.list.empty')}</Hint>}
      {entries.map((entry, index) => (
        <EntryRow
          key={index}
          entry={entry}
          number={index + 1}
          onChange={(next) => write(entries.with(index, next), true)}
          onRemove={() => write(entries.toSpliced(index, 1), false)}
        />
      ))}
      <EntryProblems entries={entries} />
      <Bar>
        <ToolButton
          id={id}
          aria-describedby={attributes['aria-describedby']}
          label={t('fields.list.addTo', { label: field.label })}
          onClick={() => setDraft({ ...draft, entries: [...entries, ['', '']] })}
        >
          {t('fields.list.add')}
        </ToolButton>
      </Bar>
    </Stack>
  );
}
