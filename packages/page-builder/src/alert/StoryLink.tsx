'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useRead } from '../api/useRead.ts';
import { useBuilder } from '../builder/Builder.ts';
import { LabelledInput } from '../controls/LabelledInput.tsx';
import { Notice } from '../controls/Notice.tsx';
import { SearchFrame, SearchResult, SearchResults } from '../controls/SearchResults.tsx';
import { walkResults } from '../controls/walkResults.ts';
import { findSubjects } from '../pages/pageCalls.ts';
import type { Subject } from '../pages/pageCalls.ts';
import { phrases } from './phrases.ts';

/** The number of stories that are offered. */
const MOST = 5;

export interface StoryLinkProps {
  /** Words of a headline, or an address. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Called with the story that was chosen. */
  readonly onChoose: (story: Subject) => void;
}

/** Renders a field for the address of a story, which finds stories by the words of their headlines. */
export function StoryLink({ value, onChange, onChoose }: StoryLinkProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const words = value.startsWith('/') ? '' : value.trim();
  const found = useRead(
    async (signal) => (words === '' ? [] : findSubjects(client, { kind: 'story', words, signal })),
    [client, words],
  );
  const stories = found.kind === 'read' ? found.value.slice(0, MOST) : [];
  return (
    <SearchFrame onKeyDown={walkResults}>
      <LabelledInput
        type="search"
        label={t('alert.link')}
        hint={t('alert.link.hint')}
        value={value}
        onChange={onChange}
      />
      {found.kind === 'failed' && <Notice kind="problem">{found.message}</Notice>}
      {stories.length > 0 && (
        <SearchResults
          aria-label={t('alert.link.stories')}
          aria-busy={found.kind === 'read' && found.isStale}
        >
          {stories.map((story) => (
            <li key={story.value}>
              <SearchResult onClick={() => onChoose(story)}>{story.title}</SearchResult>
            </li>
          ))}
        </SearchResults>
      )}
    </SearchFrame>
  );
}
