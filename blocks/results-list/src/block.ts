import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { listPhrases, pagesWanted, storyPhrases } from '@broadsheet/story';
import { fields } from './fields.ts';
import { ResultsList } from './ResultsList.tsx';
import { resultsRequests } from './resultsRequests.ts';

export const block = defineBlock({
  name: 'results-list',
  title: 'Results list',
  group: 'Lists',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(storyPhrases, listPhrases),
  hydrate: { mode: 'island', name: 'results-list', when: 'interaction' },
  content(values, scope) {
    const requestOf = resultsRequests(values, scope);
    if (requestOf === undefined) return [];
    return Array.from({ length: pagesWanted(scope.page.query) }, (_, index) => requestOf(index));
  },
  Component: ResultsList,
});
