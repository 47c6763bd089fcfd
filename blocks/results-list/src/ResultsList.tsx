'use client';
import { lazyLoaded, useHost } from '@broadsheet/block-kit';
import type { FieldValues, Preceding } from '@broadsheet/block-kit';
import { parseFeed } from '@broadsheet/sdk-content';
import {
  ResultCards,
  ResultFrame,
  SeeMore,
  StoryCard,
  imageWidths,
  isLongestList,
  listPageName,
  morePagesHref,
  pagesWanted,
  useListTexts,
  useNewCardFocus,
  usePagedContent,
} from '@broadsheet/story-ui';
import { HeadingSection } from '@broadsheet/ui';
import type { fields } from './fields.ts';
import { getPaging } from './pagingQuery.ts';
import { toCardParts, resultsRequests } from './resultsRequests.ts';
import { resultsView } from './resultsView.ts';

export type ResultsListProps = FieldValues<typeof fields> & Preceding<typeof fields>;

/** Renders a list of stories that grows page by page; nothing without a story. */
function Results(props: ResultsListProps) {
  const host = useHost();
  const { listContentConfig: config, imageRatio, lazyLoad, preceding = [] } = props;
  const { query } = host.page;
  const name = listPageName(preceding.length);
  const show = toCardParts(props);
  const { answers, pages, status, more } = usePagedContent({
    requestOf: resultsRequests(props, host),
    parse: parseFeed,
    pages: pagesWanted(query, name),
    firstCovers: 2,
  });
  const paging = config === undefined ? { start: 0, size: 1 } : getPaging(config);
  const { stories: shown, hasMore } = resultsView(answers, paging, pages, host.site.id);
  const { list, expectMore } = useNewCardFocus(shown.length);
  const toCard = useListTexts(props.storyTexts);
  if (shown.length === 0) return null;
  const seeMore = () => {
    expectMore();
    more();
  };
  return (
    <HeadingSection>
      <ResultFrame>
        <ResultCards ref={list}>
          {shown.map((story, index) => (
            <li key={story._id ?? index} tabIndex={-1}>
              <StoryCard
                {...toCard(story)}
                show={show}
                arrangement="row"
                size="medium"
                linksDescription
                image={{
                  ratio: imageRatio,
                  ...imageWidths.resultsList,
                  loading: lazyLoad ? 'lazy' : 'eager',
                }}
                badge="none"
              />
            </li>
          ))}
        </ResultCards>
        <SeeMore
          href={morePagesHref(query, { name, pages: pages + 1 })}
          status={status}
          hasMore={hasMore && !isLongestList(query, name)}
          onMore={seeMore}
        />
      </ResultFrame>
    </HeadingSection>
  );
}

export const ResultsList = lazyLoaded(Results);
