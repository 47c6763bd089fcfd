'use client';
import { lazyLoaded, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseSearchResponse } from '@broadsheet/sdk-content';
import {
  SeeMore,
  StoryCard,
  imageWidths,
  pagesWanted,
  searchHref,
  useNewCardFocus,
  usePagedContent,
} from '@broadsheet/story';
import { Heading, HeadingSection, token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { resultsView } from './resultsView.ts';
import { SearchHelp } from './SearchHelp.tsx';
import { SearchField } from './SearchField.tsx';
import { searchOf, TERM_NAME } from './searchOf.ts';
import type { Search } from './searchOf.ts';
import { SortLinks } from './SortLinks.tsx';

const Frame = styled.div`
  display: grid;
  gap: ${token('gap')};
  min-inline-size: 0;
`;

/** Stays in the page while it is empty, so that a count that comes is spoken. */
const Status = styled.div`
  &:empty {
    margin-block-end: calc(-1 * ${token('gap')});
  }
`;

/** The term keeps its own direction inside a sentence of another. */
const Count = styled(Heading)`
  font: 600 ${token('type-1')} / 1.4 ${token('sans')};
  letter-spacing: 0;
  overflow-wrap: anywhere;
`;

const PageTitle = styled(Heading)`
  font-size: ${token('type-6')};
  line-height: 1.05;
`;

const Cards = styled.ul`
  display: grid;
  gap: ${token('gap')};
  list-style: none;
  & > li {
    padding-block-start: ${token('gap')};
    border-block-start: ${token('border')};
  }
  & > :empty {
    display: none;
  }
`;

export type SearchResultsListProps = FieldValues<typeof fields> & {
  /** Instead of going to the page of results; called with a term that is not empty. */
  readonly onSearch?: (term: string) => void;
};

/** The same page with one page more; a search of the block's own is kept in the address. */
function moreHref({ kind, term = '', sort }: Search, page: number): `?${string}` {
  if (kind === 'page') return sort === 'date' ? `?sort=date&page=${page}` : `?page=${page}`;
  return `?${TERM_NAME}=${encodeURIComponent(term)}&page=${page}`;
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

/** A phrase inside another, between the characters that keep the direction of each from the other. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/** A search field, how many stories match, and the stories, which grow page by page. */
function SearchResults(props: SearchResultsListProps) {
  const host = useHost();
  const t = usePhrases(phrases);
  const [typed, setTyped] = useState<string>();
  const search = searchOf(props, host, typed);
  const { answers, pages, status, more } = usePagedContent({
    requestOf: search.requestOf,
    known: search.known,
    parse: parseSearchResponse,
    // A search made here starts at its first page.
    pages: typed === undefined ? pagesWanted(host.page.query) : 1,
  });
  const { stories, hits, isBounded, hasMore } = resultsView(answers, host.site.id);
  const { list, expectMore } = useNewCardFocus(stories.length);
  const isOwn = search.kind === 'own';
  const goTo = props.onSearch ?? ((term: string) => host.environment.navigate(searchHref(term)));
  const seeMore = () => {
    expectMore();
    more();
  };
  const isKnown = search.term !== undefined && hits !== undefined;
  return (
    <Frame>
      {/* The search page is called by what it is for; elsewhere the field stands under a title of another block. */}
      {host.page.type === 'search' && <PageTitle>{t('res.title')}</PageTitle>}
      <SearchField
        term={search.term}
        action={isOwn ? undefined : '/search/'}
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
        {search.sort !== undefined && (hits ?? 0) > 1 && <SortLinks sort={search.sort} />}
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
    </Frame>
  );
}

export const SearchResultsList = lazyLoaded(SearchResults);
