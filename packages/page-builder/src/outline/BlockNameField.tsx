'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { cleanBlockName, LONGEST_NAME } from '@broadsheet/page-document';
import type { BlockNode } from '@broadsheet/page-document';
import { useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Field } from '../controls/Field.ts';
import { useEditing } from '../editing/Editing.ts';
import { phrases } from './phrases.ts';
import { isComposing } from '../controls/isComposing.ts';

export interface BlockNameFieldProps {
  readonly node: BlockNode;
  /** Whether it stands in a row, without a visible label, and has the focus at once. */
  readonly isShort?: boolean;
  /** Called when the name is stored, or left as it was. */
  readonly onDone?: () => void;
}

/** Returns what is typed as the name of a block, and the function that stores it; it is stored too when the field goes. */
function useTypedName({ id, name = '' }: BlockNode, isOver: { readonly current: boolean }) {
  const { edit } = useEditing();
  const [text, write] = useState(name);
  const latest = useRef<() => void>(undefined);
  useEffect(() => write(name), [name]);

  function store() {
    if (isOver.current) return;
    const next = cleanBlockName(text);
    if ((next ?? '') !== name)
      edit({
        kind: 'setBlock',
        id,
        ...(next === undefined ? { set: {}, unset: ['name'] } : { set: { name: next }, unset: [] }),
      });
    else write(name);
  }

  useEffect(() => {
    latest.current = store;
  });
  // A press on another block on the page leaves the focus here, and then the field is gone without having lost it.
  useEffect(() => () => latest.current?.(), []);
  return { text, write, store, reset: () => write(name) };
}

/** Renders the editors' own name of a block, which is stored when the field is left or Enter is pressed. */
export function BlockNameField({ node, isShort = false, onDone }: BlockNameFieldProps) {
  const t = usePhrases(phrases);
  const { canEdit } = useEditing();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useRef(false);
  const { text, write, store, reset } = useTypedName(node, isOver);
  const hint = useId();
  useEffect(() => {
    if (!isShort) return;
    input.current?.focus();
    input.current?.select();
  }, [isShort]);

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event) || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Enter') store();
    else reset();
    isOver.current = isShort;
    onDone?.();
  }

  function onBlur() {
    store();
    if (isOver.current) return;
    isOver.current = isShort;
    onDone?.();
  }

  return (
    <label>
      {!isShort && t('outline.name')}
      <Field
        ref={input}
        aria-label={isShort ? t('outline.name') : undefined}
        aria-describedby={isShort ? undefined : hint}
        value={text}
        maxLength={LONGEST_NAME}
        disabled={!canEdit}
        onChange={({ target }) => write(target.value)}
        {...{ onKeyDown, onBlur }}
      />
      {!isShort && <span id={hint}>{t('outline.nameHint')}</span>}
    </label>
  );
}
