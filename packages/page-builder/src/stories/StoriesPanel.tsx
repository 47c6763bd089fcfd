'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { LabelledInput } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { walkResults } from '../controls/walkResults.ts';
import { useEditing } from '../editing/Editing.ts';
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
  /** Called when a story was pressed and has been inserted. */
  readonly onInserted: () => void;
}

/** Renders a search for stories as one types, the newest without words; each is dragged onto the page or inserted. */
export function StoriesPanel({ onInserted }: StoriesPanelProps) {
  const t = usePhrases(phrases);
  const tPicker = usePhrases(pickerPhrases);
  const { client } = useBuilder();
  const { canEdit, insertStory } = useEditing();
  const [words, setWords] = useState('');
  const settled = useSettled(words);
  const found = useRead(
    (signal) => searchItems(client, { words: settled, kind: 'story', signal }),
    [client, settled],
  );
  return (
    <Panel onKeyDown={walkResults}>
      <LabelledInput type="search" label={t('stories.search')} value={words} onChange={setWords} />
      <Hint>{t('stories.hint')}</Hint>
      {found.kind === 'loading' && <Notice kind="wait">{tPicker('pickers.loading')}</Notice>}
      {found.kind === 'failed' && <Notice kind="problem">{found.message}</Notice>}
      {found.kind === 'read' && found.value.items.length === 0 && (
        <Notice kind="note">{tPicker('pickers.noMatches')}</Notice>
      )}
      {found.kind === 'read' && (
        <List aria-label={t('stories.title')} aria-busy={found.isStale || words !== settled}>
          {found.value.items.map((story) => (
            <li key={story.id}>
              <StoryItem
                story={story}
                canEdit={canEdit}
                onInsert={() => {
                  insertStory(story.id);
                  onInserted();
                }}
              />
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
