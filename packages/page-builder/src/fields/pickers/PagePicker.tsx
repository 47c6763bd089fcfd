'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { useRead } from '../../api/useRead.ts';
import { Notice } from '../../controls/Notice.tsx';
import { useBuilder } from '../../builder/Builder.ts';
import { findSubjects } from '../../pages/pageCalls.ts';
import { Input } from '../fieldStyles.ts';
import { useSettled } from '../useSettled.ts';
import { Aside, Choice, Choices, PickerPanel } from './PickerPanel.tsx';
import { phrases } from './phrases.ts';
import { listAddresses } from './listAddresses.ts';

export interface PagePickerProps {
  readonly id: string;
  /** Called with the chosen page. @param path the path of a page, such as `/news/` */
  readonly onPick: (path: string) => void;
  readonly onClose: () => void;
}

const MOST = 50;

/** Renders the site's pages that have a path of their own, and the stories that have the words in their headline. */
export function PagePicker({ id, onPick, onClose }: PagePickerProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const [words, setWords] = useState('');
  const pages = useRead((signal) => listAddresses(client, signal), [client]);
  const matching =
    pages.kind === 'read'
      ? pages.value.filter(({ name, path }) => `${name} ${path}`.toLowerCase().includes(words.toLowerCase()))
      : [];
  const settled = useSettled(words.trim());
  const stories = useRead(
    async (signal) => (settled === '' ? [] : findSubjects(client, { kind: 'story', words: settled, signal })),
    [client, settled],
  );
  const found = stories.kind === 'read' ? stories.value : [];
  const isNothing = matching.length === 0 && found.length === 0;
  return (
    <PickerPanel id={id} label={t('pickers.pages')} onClose={onClose}>
      <Input
        type="search"
        aria-label={t('pickers.searchPages')}
        placeholder={t('pickers.searchPages')}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      {pages.kind === 'loading' && <Notice kind="wait">{t('pickers.loading')}</Notice>}
      {pages.kind === 'failed' && <Notice kind="problem">{pages.message}</Notice>}
      {pages.kind === 'read' && isNothing && <Notice kind="note">{t('pickers.noPages')}</Notice>}
      <Choices aria-busy={(stories.kind === 'read' && stories.isStale) || words.trim() !== settled}>
        {matching.slice(0, MOST).map(({ name, path }) => (
          <li key={path}>
            <Choice type="button" onClick={() => onPick(path)}>
              <span>{name}</span>
              <Aside dir="ltr">{path}</Aside>
            </Choice>
          </li>
        ))}
        {found.map(({ title, value }) => (
          <li key={`story ${value}`}>
            <Choice type="button" onClick={() => onPick(value)}>
              <span>{title}</span>
              <Aside dir="ltr">{value}</Aside>
            </Choice>
          </li>
        ))}
      </Choices>
    </PickerPanel>
  );
}
