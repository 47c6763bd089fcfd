'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useId } from 'react';
import { Notice } from '../controls/Notice.tsx';
import { ToolButton } from '../controls/ToolButton.tsx';
import { useEditing } from '../editing/Editing.ts';
import { phrases } from './phrases.ts';

/** Renders a note about blocks of older versions whose fields were migrated when the page was opened. */
export function UpdatedBlocks() {
  const t = usePhrases(phrases);
  const { updates = [], catalogue, select } = useEditing();
  const id = useId();
  if (updates.length === 0) return null;
  return (
    <Notice kind="note">
      <p id={id}>{t('editor.updated', { n: updates.length })}</p>
      <ul aria-labelledby={id}>
        {updates.map(({ id: node, block, from, to }) => (
          <li key={node}>
            <ToolButton onClick={() => select(node)}>
              {t('editor.updatedBlock', { title: catalogue.titleOf(block), from, to })}
            </ToolButton>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
