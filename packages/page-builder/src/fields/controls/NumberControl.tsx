'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { Field } from '@broadsheet/block-kit';
import { useState } from 'react';
import type { ControlProps } from '../ControlProps.ts';
import { store } from '../ControlProps.ts';
import { Hint, Input, ProblemText } from '../fieldStyles.ts';
import { phrases } from '../phrases.ts';

type NumberField = Extract<Field, { readonly kind: 'number' }>;

type Reading =
  | { readonly kind: 'empty' }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'unfinished' | 'below' | 'above' };

function readNumber(text: string, { min, max }: NumberField): Reading {
  const written = text.trim().replace(',', '.');
  if (written === '') return { kind: 'empty' };
  const value = Number(written);
  if (!Number.isFinite(value)) return { kind: 'unfinished' };
  if (min !== undefined && value < min) return { kind: 'below' };
  if (max !== undefined && value > max) return { kind: 'above' };
  return { kind: 'number', value };
}

const spell = (value: unknown): string =>
  typeof value === 'number' || (typeof value === 'string' && value.length < 100) ? String(value) : '';

/** Returns the next number for an arrow key, within the bounds. @returns `undefined` for every other key */
function step(key: string, text: string, { min = -Infinity, max = Infinity, default: preset }: NumberField) {
  const by = key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0;
  const from = text.trim() === '' ? (preset ?? 0) : Number(text.replace(',', '.'));
  if (by === 0 || !Number.isFinite(from)) return undefined;
  return String(Math.min(Math.max(from + by, min), max));
}

/** Renders a number field. Text that is not yet a number, or is out of bounds, stays in the field and is not stored. */
export function NumberControl(props: ControlProps<NumberField>) {
  const { id, field, value, attributes } = props;
  const { min, max } = field;
  const t = usePhrases(phrases);
  const [draft, setDraft] = useState({ text: spell(value), of: value });
  // The stored value differs from the typed one, because it was undone or reset.
  if (draft.of !== value) setDraft({ text: spell(value), of: value });
  const reading = readNumber(draft.text, field);
  const isKept = reading.kind !== 'empty' && reading.kind !== 'number';

  function write(text: string) {
    const read = readNumber(text, field);
    const next = read.kind === 'number' ? read.value : read.kind === 'empty' ? undefined : value;
    setDraft({ text, of: next });
    if (next !== value) store(props, next, { isTyping: true });
  }

  const kept = spell(value ?? field.default) || t('fields.number.nothing');
  const range =
    min !== undefined && max !== undefined
      ? 'fields.number.range'
      : min === undefined
        ? 'fields.number.max'
        : 'fields.number.min';
  const notes = [attributes['aria-describedby'], `${id}-range`].filter(Boolean).join(' ');
  return (
    <>
      <Input
        id={id}
        type="text"
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={draft.text}
        placeholder={spell(field.default)}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={(event) => {
          const next = step(event.key, draft.text, field);
          if (next === undefined) return;
          event.preventDefault();
          write(next);
        }}
        {...attributes}
        aria-invalid={isKept || attributes['aria-invalid']}
        aria-describedby={notes}
      />
      {isKept ? (
        <ProblemText as="output" id={`${id}-range`}>
          {t(`fields.number.${reading.kind}`, { kept, min: min ?? 0, max: max ?? 0 })}
        </ProblemText>
      ) : (
        (min !== undefined || max !== undefined) && (
          <Hint id={`${id}-range`}>{t(range, { min: min ?? 0, max: max ?? 0 })}</Hint>
        )
      )}
    </>
  );
}
