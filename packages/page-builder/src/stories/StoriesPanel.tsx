'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { findNode } from '@broadsheet/page-document';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { Checkbox } from '../controls/Checkbox.tsx';
import { LabelledInput } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { walkResults } from '../controls/walkResults.ts';
import type { CollectionChoice, CollectionDrops } from '../drag/CollectionDrops.ts';
import { phrases as dragPhrases } from '../drag/phrases.ts';
import { useEditing, usePageState } from '../editing/Editing.ts';
import { Hint } from '../fields/fieldStyles.ts';
import { phrases as pickerPhrases } from '../fields/pickers/phrases.ts';
import { searchItems } from '../fields/sources/ContentSource.ts';
import { useSettled } from '../fields/useSettled.ts';
import { phrases } from './phrases.ts';
import { StoryItem } from './StoryItem.tsx';

const Panel = styled.div`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  min-block-size: 0;
  padding: 0.5rem;
  overflow: auto;
`;

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface StoriesPanelProps {
  readonly collections: CollectionDrops;
  /** Called when a story was pressed and has been inserted. */
  readonly onInserted: () => void;
}

interface Target {
  readonly choice: CollectionChoice;
  readonly name: string;
}

/** Returns the collection that the selected block shows; `undefined` for any other block. */
function useSelectedCollection({ find, read }: CollectionDrops): Target | 'reading' | undefined {
  const { canEdit } = useEditing();
  const node = usePageState(({ page, selected }) =>
    selected === undefined ? undefined : findNode(page, selected)?.node,
  );
  const choice = useMemo(() => (node && canEdit ? find(node) : undefined), [node, canEdit, find]);
  const key = JSON.stringify(choice);
  const opened = useRead(async () => ({ key, name: choice && (await read(choice))?.name }), [key, read]);
  if (choice === undefined || opened.kind === 'failed') return undefined;
  if (opened.kind === 'loading' || opened.value.key !== key) return 'reading';
  const { name } = opened.value;
  return name === undefined ? undefined : { choice, name };
}

/**
 * Renders a search for stories as one types, the newest without words; each is dragged onto the page or inserted: at the top of
 * the collection that the selected block shows, unless the editor chooses a block of its own.
 */
export function StoriesPanel({ collections, onInserted }: StoriesPanelProps) {
  const t = usePhrases(phrases);
  const onDrag = usePhrases(dragPhrases);
  const tPicker = usePhrases(pickerPhrases);
  const { client } = useBuilder();
  const { canEdit, insertStory } = useEditing();
  const [words, setWords] = useState('');
  const settled = useSettled(words);
  const selected = useSelectedCollection(collections);
  // Nobody has chosen yet whether a story goes into the collection.
  const isReading = selected === 'reading';
  const target = isReading ? undefined : selected;
  const [isForCollection, choose] = useState(true);

  function insert(story: string) {
    if (target === undefined || !isForCollection) insertStory(story);
    else collections.put({ story, choice: target.choice });
    onInserted();
  }

  const found = useRead(
    (signal) => searchItems(client, { words: settled, kind: 'story', signal }),
    [client, settled],
  );
  return (
    <Panel onKeyDown={walkResults}>
      <LabelledInput type="search" label={t('stories.search')} value={words} onChange={setWords} />
      <Hint>{t('stories.hint')}</Hint>
      {target !== undefined && (
        <Checkbox
          label={onDrag('drag.intoCollection', { name: target.name })}
          isChecked={isForCollection}
          onChange={choose}
        />
      )}
      {found.kind === 'loading' && <Notice kind="wait">{tPicker('pickers.loading')}</Notice>}
      {found.kind === 'failed' && <Notice kind="problem">{found.message}</Notice>}
      {found.kind === 'read' && found.value.items.length === 0 && (
        <Notice kind="note">{tPicker('pickers.noMatches')}</Notice>
      )}
      {found.kind === 'read' && (
        <List aria-label={t('stories.title')} aria-busy={found.isStale || words !== settled}>
          {found.value.items.map((story) => (
            <li key={story.id}>
              <StoryItem story={story} canEdit={canEdit && !isReading} onInsert={() => insert(story.id)} />
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
