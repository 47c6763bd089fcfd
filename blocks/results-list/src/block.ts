import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { listPageName, listPhrases, pagesWanted, storyPhrases } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { ResultsList } from './ResultsList.tsx';
import { resultsRequests } from './resultsRequests.ts';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'results-list',
  title: 'Results list',
  description: 'A list of stories that grows page by page',
  group: 'Lists',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(storyPhrases, listPhrases),
  translations: [translations],
  hydrate: { mode: 'enhance', name: 'results-list', isRefetched: true },
  list: { readsPreceding: () => true },
  content({ preceding = [], ...values }, scope) {
    const requestOf = resultsRequests(values, scope);
    if (requestOf === undefined) return [];
    const pages = pagesWanted(scope.page.query, listPageName(preceding.length));
    return Array.from({ length: pages }, (_, index) => requestOf(index));
  },
  leadsPage: () => true,
  Component: ResultsList,
});
