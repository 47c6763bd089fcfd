'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { LabelledInput } from '../controls/LabelledInput.tsx';
import { phrases } from './phrases.ts';

export interface SectionName {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly input: ReactNode;
  /** Returns the name as typed; `undefined` if there is none, which the field then says. */
  readonly read: () => string | undefined;
}

/** Returns the field in which the name of a shared section is typed. @param initial the name that it has at first */
export function useSectionName(initial = ''): SectionName {
  const t = usePhrases(phrases);
  const [name, setName] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return {
    field,
    input: (
      <LabelledInput
        inputRef={field}
        label={t('sections.name')}
        value={name}
        problem={isMissing ? t('sections.name.missing') : undefined}
        onChange={setName}
      />
    ),
    read() {
      const typed = name.trim();
      setMissing(typed === '');
      return typed === '' ? undefined : typed;
    },
  };
}
