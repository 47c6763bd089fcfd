'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { LabelledInput } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { walkResults } from '../controls/walkResults.ts';
import { phrases as pickerPhrases } from '../fields/pickers/phrases.ts';
import { searchItems } from '../fields/sources/ContentSource.ts';
import type { FoundItem } from '../fields/sources/ContentSource.ts';
import { useSettled } from '../fields/useSettled.ts';
import { StoryItem } from '../stories/StoryItem.tsx';
import { phrases } from './phrases.ts';

const Panel = styled.section`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  @media (min-width: 50rem) {
    position: sticky;
    inset-block-start: 1rem;
    max-block-size: calc(100vh - 2rem);
    overflow: auto;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 0.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export interface StoryFinderProps {
  readonly isReadOnly: boolean;
  /** Called with what was found, before it can be chosen. */
  readonly onFound: (stories: readonly FoundItem[]) => void;
  readonly onAdd: (id: string) => void;
}

/** Renders a search for stories as one types; each is dragged into the collection, or pressed to be added at the top. */
export function StoryFinder({ isReadOnly, onFound, onAdd }: StoryFinderProps) {
  const t = usePhrases(phrases);
  const tPicker = usePhrases(pickerPhrases);
  const { client } = useBuilder();
  const [words, setWords] = useState('');
  const settled = useSettled(words);
  const found = useRead(
    async (signal) => {
      const { items } = await searchItems(client, { words: settled, kind: 'story', signal });
      onFound(items);
      return items;
    },
    [client, settled],
  );
  return (
    <Panel aria-label={t('collections.search')} onKeyDown={walkResults}>
      <LabelledInput type="search" label={t('collections.search')} value={words} onChange={setWords} />
      {found.kind === 'loading' && <Notice kind="wait">{tPicker('pickers.loading')}</Notice>}
      {found.kind === 'failed' && <Notice kind="problem">{found.message}</Notice>}
      {found.kind === 'read' && found.value.length === 0 && (
        <Notice kind="note">{tPicker('pickers.noMatches')}</Notice>
      )}
      {found.kind === 'read' && (
        <List aria-label={t('collections.found')} aria-busy={found.isStale || words !== settled}>
          {found.value.map((story) => (
            <li key={story.id}>
              <StoryItem
                story={story}
                canEdit={!isReadOnly}
                title={t('collections.add', { headline: story.headline })}
                onInsert={() => onAdd(story.id)}
              />
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
