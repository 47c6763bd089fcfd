'use client';
import { lazyLoaded, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseSearchResponse } from '@broadsheet/sdk-content';
import {
  ResultCards,
  ResultFrame,
  SeeMore,
  StoryCard,
  imageWidths,
  pagesWanted,
  searchHref,
  useNewCardFocus,
  usePagedContent,
} from '@broadsheet/story-ui';
import { Heading, HeadingSection, token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { resultsView } from './resultsView.ts';
import { searchAddress } from './searchAddress.ts';
import { SearchHelp } from './SearchHelp.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchFilters } from './SearchFilters.tsx';
import { toSearch, TERM_NAME } from './toSearch.ts';
import type { Search } from './toSearch.ts';
import { SortLinks } from './SortLinks.tsx';

/**
 * The live region of the count. It stays in the page while it is empty, so that assistive technology announces a new count.
 */
const Status = styled.div`
  &:empty {
    margin-block-end: calc(-1 * ${token('gap')});
  }
`;

/** The count, in which the term keeps its own text direction. */
const Count = styled(Heading)`
  font: 600 ${token('type-1')} / 1.4 ${token('sans')};
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

const PageTitle = styled(Heading)`
  font-size: ${token('type-6')};
  line-height: 1.05;
`;

const Cards = styled(ResultCards)`
  & > li:first-child {
    padding-block-start: ${token('gap')};
    border-block-start: ${token('border')};
  }
`;

export type SearchResultsListProps = FieldValues<typeof fields> & {
  /** Replaces the navigation to the page of results; called with a term that is not empty. */
  readonly onSearch?: (term: string) => void;
};

/** Returns the URL of the same page with one page more; for a search of the block's own it includes the term. */
function moreHref(search: Search, page: number): `?${string}` {
  const { kind, term = '' } = search;
  if (kind === 'page') return searchAddress(search, { page });
  return `?${TERM_NAME}=${encodeURIComponent(term.toWellFormed())}&page=${page}`;
}

function Results({
  stories,
  props,
}: {
  stories: ReturnType<typeof resultsView>['stories'];
  props: SearchResultsListProps;
}) {
  return stories.map((story, index) => (
    <li key={story._id ?? index} tabIndex={-1}>
      <StoryCard
        story={story}
        show={{
          overline: false,
          headline: props.showHeadline,
          image: props.showImage,
          description: props.showDescription,
          byline: props.showByline,
          date: props.showDate,
        }}
        arrangement="row"
        size="medium"
        image={{
          ratio: props.imageRatio,
          ...imageWidths.searchResults,
        }}
        badge="none"
      />
    </li>
  ));
}

/** Isolates a phrase inside another one with characters that separate their text directions. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Renders a search field, the number of matching stories, and the stories, page by page. */
function SearchResults(props: SearchResultsListProps) {
  const host = useHost();
  const t = usePhrases(phrases);
  const [typed, setTyped] = useState<string>();
  const search = toSearch(props, host, typed);
  const { answers, pages, status, more } = usePagedContent({
    requestOf: search.requestOf,
    known: search.known,
    parse: parseSearchResponse,
    // A search that the reader makes in this block starts at its first page.
    pages: typed === undefined ? pagesWanted(host.page.query) : 1,
  });
  const { stories, hits, isBounded, hasMore } = resultsView(answers, host.site.id);
  const { list, expectMore } = useNewCardFocus(stories.length);
  const isOwn = search.kind === 'own';
  const goTo = props.onSearch ?? ((term: string) => host.environment.navigate(searchHref(term)));
  const seeMore = () => {
    expectMore();
    // Who comes back from a story finds as many.
    host.environment.replaceAddress(moreHref(search, status === 'failed' ? pages : pages + 1));
    more();
  };
  const { section = '', period = 'any' } = search.filters ?? {};
  const isNarrowed = section !== '' || period !== 'any';
  const isKnown = search.term !== undefined && hits !== undefined;
  return (
    <ResultFrame>
      {/* On the search page this is the heading; elsewhere another block has the title above the field. */}
      {host.page.type === 'search' && <PageTitle>{t('res.title')}</PageTitle>}
      <SearchField
        term={search.term}
        action={isOwn ? undefined : '/search/'}
        hasSuggestions={!isOwn}
        onSearch={isOwn ? setTyped : goTo}
      />
      <HeadingSection>
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold no heading */}
        <Status role="status">
          {isKnown && (
            <Count>
              {t(isBounded ? 'res.count-more' : 'res.count', { n: hits, term: isolated(search.term) })}
            </Count>
          )}
        </Status>
        {(hits ?? 0) > 1 && <SortLinks search={search} />}
        {isKnown && (hits > 1 || isNarrowed) && <SearchFilters search={search} />}
        <HeadingSection>
          {isKnown && hits === 0 && <SearchHelp />}
          {stories.length > 0 && (
            <Cards ref={list}>
              <Results stories={stories} props={props} />
            </Cards>
          )}
        </HeadingSection>
      </HeadingSection>
      <SeeMore href={moreHref(search, pages + 1)} status={status} hasMore={hasMore} onMore={seeMore} />
    </ResultFrame>
  );
}

export const SearchResultsList = lazyLoaded(SearchResults);
