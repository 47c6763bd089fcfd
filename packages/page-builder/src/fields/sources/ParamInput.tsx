'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useId } from 'react';
import { Input, Label, Stack } from '../fieldStyles.ts';
import { phrases } from '../pickers/phrases.ts';
import type { SourceParam } from './ContentSource.ts';

export interface ParamInputProps {
  readonly param: SourceParam;
  readonly value: unknown;
  /** Called with a new value. @param value `undefined` to use the source's default */
  readonly onChange: (value: string | number | undefined) => void;
}

const spell = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** Returns a number for numeric text; other text stays text, which the source rejects with its own message. */
function readValue({ kind }: SourceParam, text: string): string | number | undefined {
  if (text === '') return undefined;
  const isNumeral = kind === 'number' && /^-?\d+(?:\.\d+)?$/.test(text) && String(Number(text)) === text;
  return isNumeral ? Number(text) : text;
}

/** Renders one value of a source's query. */
export function ParamInput({ param, value, onChange }: ParamInputProps) {
  const { label, kind, isRequired, preset } = param;
  const t = usePhrases(phrases);
  const id = useId();
  return (
    <Stack>
      <Label htmlFor={id}>{isRequired ? t('pickers.needed', { name: label }) : label}</Label>
      <Input
        id={id}
        type="text"
        dir="auto"
        autoComplete="off"
        inputMode={kind === 'number' ? 'decimal' : undefined}
        aria-required={isRequired ? true : undefined}
        placeholder={preset === '' ? undefined : t('pickers.paramDefault', { value: preset })}
        value={spell(value)}
        onChange={({ currentTarget }) => onChange(readValue(param, currentTarget.value))}
      />
    </Stack>
  );
}
