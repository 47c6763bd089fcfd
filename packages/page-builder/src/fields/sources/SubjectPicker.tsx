'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { sectionKey } from '@broadsheet/client-core';
import { useState } from 'react';
import { useRead } from '../../api/useRead.ts';
import { useBuilder } from '../../builder/Builder.ts';
import { Notice } from '../../controls/Notice.tsx';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { findSubjects } from '../../pages/pageCalls.ts';
import { Input } from '../fieldStyles.ts';
import { phrases } from '../pickers/phrases.ts';
import { Aside, Choice, Choices, PickerPanel } from '../pickers/PickerPanel.tsx';
import { useSettled } from '../useSettled.ts';

export interface SubjectPickerProps {
  readonly id: string;
  /** The name of what is chosen, such as "Author". */
  readonly label: string;
  readonly kind: 'section' | 'author' | 'tag';
  /** The values that are chosen already. */
  readonly chosen: readonly string[];
  /** Called with the id of a section, or the slug of an author or a tag. */
  readonly onPick: (value: string) => void;
  readonly onClose: () => void;
}

/** Renders the search of sections, authors or tags of the site by a part of their name. */
export function SubjectPicker({ id, label, kind, chosen, onPick, onClose }: SubjectPickerProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const [words, setWords] = useState('');
  const settled = useSettled(words);
  const found = useRead(
    (signal) => findSubjects(client, { kind, words: settled, signal }),
    [client, kind, settled],
  );
  const name = t('pickers.searchFor', { label });
  const chosenKeys = new Set(chosen.map(sectionKey));
  const isChosen = (value: string) => chosenKeys.has(sectionKey(value));
  const titles = found.kind === 'read' ? found.value.map(({ title }) => title) : [];
  // Two of one name are told apart by what the source stores.
  const isAmbiguous = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  return (
    <PickerPanel id={id} label={label} onClose={onClose}>
      <Input
        type="search"
        aria-label={name}
        placeholder={name}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {found.kind === 'loading' && <Notice kind="wait">{t('pickers.loading')}</Notice>}
      {found.kind === 'failed' && <Notice kind="problem">{found.message}</Notice>}
      {found.kind === 'read' && found.value.length === 0 && (
        <Notice kind="note">{t('pickers.noSubjects')}</Notice>
      )}
      {found.kind === 'read' && found.value.length > 0 && (
        <Choices aria-busy={found.isStale || words !== settled}>
          {found.value.map(({ title, value }) => (
            <li key={value}>
              <Choice type="button" aria-pressed={isChosen(value)} onClick={() => onPick(value)}>
                <span>
                  {isChosen(value) && <span aria-hidden="true">✓ </span>}
                  {title} {isAmbiguous(title) && <Aside>{value}</Aside>}
                </span>
              </Choice>
            </li>
          ))}
        </Choices>
      )}
      <div>
        <ToolButton onClick={onClose}>{t('pickers.close')}</ToolButton>
      </div>
    </PickerPanel>
  );
}
