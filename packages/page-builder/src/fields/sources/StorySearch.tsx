'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { useRead } from '../../api/useRead.ts';
import { useBuilder } from '../../builder/Builder.ts';
import { Input } from '../fieldStyles.ts';
import { PickerPanel } from '../pickers/PickerPanel.tsx';
import { phrases } from '../pickers/phrases.ts';
import { searchItems } from './ContentSource.ts';
import type { FoundItem, ItemSearch } from './ContentSource.ts';
import { FoundList } from './FoundList.tsx';
import { useSettled } from '../useSettled.ts';

export interface StorySearchProps {
  readonly id: string;
  readonly kind: ItemSearch['kind'];
  readonly onPick: (item: FoundItem) => void;
  readonly onClose: () => void;
}

/** Renders the search for one item by words; without words it shows the newest. */
export function StorySearch({ id, kind, onPick, onClose }: StorySearchProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const [words, setWords] = useState('');
  const settled = useSettled(words);
  const found = useRead(
    (signal) => searchItems(client, { words: settled, kind, signal }),
    [client, settled, kind],
  );
  return (
    <PickerPanel id={id} label={t('pickers.findStory')} onClose={onClose}>
      <Input
        type="search"
        aria-label={t('pickers.findStoryIn')}
        placeholder={t('pickers.findStoryIn')}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <FoundList found={found} isSettling={words !== settled} onPick={onPick} />
    </PickerPanel>
  );
}
