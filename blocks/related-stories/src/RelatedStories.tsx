'use client';
import {
  contentValue,
  lazyLoaded,
  shownBefore,
  useContent,
  useEditMarks,
  useHost,
  usePhrases,
} from '@broadsheet/block-kit';
import type { AfterLists, FieldValues } from '@broadsheet/block-kit';
import { parseFeed } from '@broadsheet/sdk-content';
import { ChainTitle, imageWidths, StoryCard, useListTexts } from '@broadsheet/story-ui';
import { HeadingSection, token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { relatedList } from './relatedList.ts';
import { relatedRequest } from './relatedRequest.ts';

const Frame = styled.section`
  container-type: inline-size;
  display: grid;
  gap: ${token('gap')};
  min-inline-size: 0;
`;

/**
 * The cards. On phones the pictures are beside the headlines, because a column of large pictures would hide how many stories
 * there are.
 */
const Cards = styled.ul<{ $perRow: number }>`
  display: grid;
  gap: ${token('gap')} calc(2 * ${token('gap')});
  list-style: none;
  & > :empty {
    display: none;
  }
  @container (max-width: 31.99rem) {
    & article {
      grid-template-columns: 7.5rem 1fr;
    }
    & article:not(:has(img)) {
      grid-template-columns: 1fr;
    }
  }
  ${({ $perRow }) =>
    $perRow > 1 &&
    css`
      @container (min-width: 32rem) and (max-width: 51.99rem) {
        grid-template-columns: repeat(2, minmax(0, 1fr));
      }
      @container (min-width: 52rem) {
        grid-template-columns: repeat(${$perRow}, minmax(0, 1fr));
      }
    `}
`;

export type RelatedStoriesProps = FieldValues<typeof fields> & AfterLists;

/** Renders stories related to the page's; nothing without one. */
function Related(props: RelatedStoriesProps) {
  const { heading, showOverline, showImage, showDate, imageRatio, storiesPerRow, listsBefore = [] } = props;
  const host = useHost();
  const t = usePhrases(phrases);
  const feed = contentValue(useContent(relatedRequest(props, host), parseFeed));
  const shown = shownBefore(listsBefore, host);
  const stories = relatedList(props, { feed, site: host.site.id, shown });
  const toCard = useListTexts(props.storyTexts);
  const marks = useEditMarks();
  if (stories.length === 0) return null;
  const title = heading?.trim() || t('related-stories.heading');
  const show = {
    overline: showOverline,
    headline: true,
    image: showImage,
    description: false,
    byline: false,
    date: showDate,
  };
  return (
    <HeadingSection>
      <Frame aria-label={title}>
        <ChainTitle {...marks.text('heading')}>{title}</ChainTitle>
        <HeadingSection>
          <Cards $perRow={storiesPerRow}>
            {stories.map((story, index) => (
              <li key={story._id ?? index}>
                <StoryCard
                  {...toCard(story)}
                  show={show}
                  arrangement="above"
                  size="small"
                  image={{
                    ratio: imageRatio,
                    ...imageWidths.topTable,
                    sizes: '(min-width: 52rem) 18rem, 7.5rem',
                    loading: 'lazy',
                  }}
                />
              </li>
            ))}
          </Cards>
        </HeadingSection>
      </Frame>
    </HeadingSection>
  );
}

export const RelatedStories = lazyLoaded(Related);
