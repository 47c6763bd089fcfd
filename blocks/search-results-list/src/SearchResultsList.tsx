'use client';
import { lazyLoaded, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseSearchResponse } from '@broadsheet/sdk-content';
import {
  pagesWanted,
  searchHref,
  SeeMore,
  StoryCard,
  useNewCardFocus,
  usePagedContent,
} from '@broadsheet/story';
import { HeadingSection, token } from '@broadsheet/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { resultsView } from './resultsView.ts';
import { SearchField } from './SearchField.tsx';
import { searchOf, TERM_NAME } from './searchOf.ts';
import type { Search } from './searchOf.ts';

const Frame = styled.div`
  display: grid;
  gap: ${token('gap')};
  min-inline-size: 0;
`;

/** Stays in the page while it is empty, so that a count that comes is spoken. */
const Count = styled.output`
  display: block;
  font: 600 ${token('type-1')} / 1.4 ${token('sans')};
  overflow-wrap: anywhere;
  &:empty {
    margin-block-end: calc(-1 * ${token('gap')});
  }
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
function moreHref({ kind, term = '' }: Search, page: number): `?${string}` {
  return kind === 'page' ? `?page=${page}` : `?${TERM_NAME}=${encodeURIComponent(term)}&page=${page}`;
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
        picture={{
          ratio: props.imageRatio,
          width: 500,
          widths: [200, 400, 800],
          sizes: '(min-width: 48rem) 500px, 100px',
        }}
        badge="none"
      />
    </li>
  ));
}

/** A search field, how many stories match, and the stories, which grow page by page (block-contracts 2.28). */
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
  const { stories, hits, hasMore } = resultsView(answers, host.site.id);
  const { list, expectMore } = useNewCardFocus(stories.length);
  const isOwn = search.kind === 'own';
  const goTo = props.onSearch ?? ((term: string) => host.environment.navigate(searchHref(term)));
  const seeMore = () => {
    expectMore();
    more();
  };
  return (
    <HeadingSection>
      <HeadingSection>
        <Frame>
          <SearchField
            term={search.term}
            action={isOwn ? undefined : '/search/'}
            onSearch={isOwn ? setTyped : goTo}
          />
          <Count>
            {search.term !== undefined &&
              hits !== undefined &&
              t('res.count', { n: hits, term: search.term })}
          </Count>
          {stories.length > 0 && (
            <Cards ref={list}>
              <Results stories={stories} props={props} />
            </Cards>
          )}
          <SeeMore href={moreHref(search, pages + 1)} status={status} hasMore={hasMore} onMore={seeMore} />
        </Frame>
      </HeadingSection>
    </HeadingSection>
  );
}

export const SearchResultsList = lazyLoaded(SearchResults);
