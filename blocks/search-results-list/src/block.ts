import { defineBlock, mergePhraseBooks } from '@broadsheet/block-kit';
import { listPhrases, pagesWanted, storyPhrases } from '@broadsheet/story-ui';
import { fields } from './fields.ts';
import { phraseBook } from './locales.ts';
import { ownSource, searchFilter, toSearch } from './toSearch.ts';
import { SECTIONS_REQUEST } from './SearchHelp.tsx';
import { SearchResultsList } from './SearchResultsList.tsx';
import { translations } from './translations.ts';

export const block = defineBlock({
  name: 'search-results-list',
  title: 'Search results',
  description: 'Search field and results',
  group: 'Lists',
  kind: 'feature',
  fields,
  phrases: mergePhraseBooks(storyPhrases, listPhrases, phraseBook),
  translations: [translations],
  hydrate: { mode: 'island', name: 'search-results-list', when: 'interaction' },
  content(values, scope) {
    const { requestOf, known, filters } = toSearch(values, scope);
    if (requestOf === undefined) return [];
    const pages = Array.from({ length: pagesWanted(scope.page.query) }, (_, index) => index);
    const wanted = pages.filter((index) => known(index) === undefined).map(requestOf);
    const showsSections = filters !== undefined || known(0)?.metadata?.total_hits === 0;
    return showsSections ? [...wanted, SECTIONS_REQUEST] : wanted;
  },
  island: {
    globalContent: (values, scope) =>
      ownSource(values) === undefined ? searchFilter(values, scope) : undefined,
  },
  leadsPage: () => true,
  Component: SearchResultsList,
});
