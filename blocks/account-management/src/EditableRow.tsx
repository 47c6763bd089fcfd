'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { VisuallyHidden } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { phrases } from './phrases.ts';
import { ViewRow } from './ViewRow.tsx';
import type { ViewRowProps } from './ViewRow.tsx';

type Mode = 'untouched' | 'editing' | 'cancelled' | 'saved';

/** The callbacks with which a form ends its edit. */
export interface Editing {
  readonly onCancel: () => void;
  readonly onSave: () => void;
}

export interface EditableRowProps extends Pick<ViewRowProps, 'label' | 'value' | 'note'> {
  /** Text announced once an edit was saved. Default: "Saved." */
  readonly savedText?: string | undefined;
  readonly renderForm: (editing: Editing) => ReactNode;
}

const FIRST_FIELD = 'input:not([hidden]):not([type=hidden])';

/** Renders a row that turns into a form and back, and moves the focus with it. */
export function EditableRow({ renderForm, savedText, ...view }: EditableRowProps) {
  const t = usePhrases(phrases);
  const [mode, setMode] = useState<Mode>('untouched');
  const place = useRef<HTMLDivElement>(null);
  const edit = useRef<HTMLElement>(null);
  useEffect(() => {
    if (mode === 'editing') place.current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    else if (mode !== 'untouched') edit.current?.focus();
  }, [mode]);
  return (
    <div ref={place}>
      {mode === 'editing' ? (
        renderForm({ onCancel: () => setMode('cancelled'), onSave: () => setMode('saved') })
      ) : (
        <ViewRow {...view} editRef={edit} onEdit={() => setMode('editing')} />
      )}
      <VisuallyHidden>
        <output>{mode === 'saved' ? (savedText ?? t('id.saved')) : ''}</output>
      </VisuallyHidden>
    </div>
  );
}
