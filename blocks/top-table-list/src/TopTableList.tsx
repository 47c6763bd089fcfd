'use client';
import { contentValue, lazyLoaded, shownBefore, useContent, useHost } from '@broadsheet/block-kit';
import type { AfterLists, FieldValues } from '@broadsheet/block-kit';
import { parseFeed } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { Player, StoryCard, getVideoMarkup, imageWidths, useListTexts } from '@broadsheet/story-ui';
import { Divider, HeadingSection } from '@broadsheet/ui';
import type { Dealt, Size } from './dealStories.ts';
import { dealtFrom } from './dealtFrom.ts';
import type { fields } from './fields.ts';
import { Beside, Cell, Column, Front, MediumGrid, Rows, SmallGrid, Top } from './frontStyles.ts';
import { LeadLinks } from './LeadLinks.tsx';
import { listRequest } from './listRequest.ts';
import { getBadge, sizeLooks } from './sizeLooks.ts';
import type { SizeLook } from './sizeLooks.ts';

export type TopTableListProps = FieldValues<typeof fields> & AfterLists;

interface StoriesProps {
  readonly stories: readonly Story[];
  readonly size: Size;
  readonly look: SizeLook;
  /** The block's fields of those names. */
  readonly storyTexts: TopTableListProps['storyTexts'];
  readonly shortDates: boolean;
  /** Whether the first image loads eagerly, as the page's largest one. */
  readonly isLead?: boolean;
}

function Stories({ stories, size, look, storyTexts, shortDates, isLead = false }: StoriesProps) {
  const toCard = useListTexts(storyTexts);
  const { show, arrangement, ratio, room, plays, hasLine } = look;
  return stories.map((story, index) => {
    const video = plays ? getVideoMarkup(story) : undefined;
    return (
      <Cell key={story._id ?? index}>
        <StoryCard
          {...toCard(story)}
          show={show}
          arrangement={arrangement}
          size={look.size}
          hasShortDate={shortDates}
          image={{ ratio, ...imageWidths.topTable, sizes: room, isLead: isLead && index === 0 }}
          badge={getBadge(story, size)}
          player={video && <Player embedMarkup={video} aspectRatio={ratio} />}
        />
        {hasLine && <Divider assistiveHidden />}
      </Cell>
    );
  });
}

/** Returns where thumbnails are placed on phones; `none` without a headline beside which they could be. */
function thumbnailPlace({ show, arrangement }: SizeLook): 'first' | 'last' | 'none' {
  if (!show.headline || !show.image) return 'none';
  if (arrangement === 'above') return 'first';
  return arrangement === 'below' ? 'last' : 'none';
}

/** Returns the stories by size; a size whose parts are all switched off uses up its stories and shows none. */
function shownSizes(props: TopTableListProps, dealt: Dealt) {
  const looks = sizeLooks(props, { isSplit: false });
  const shown = (size: Size) => (Object.values(looks[size].show).some(Boolean) ? dealt[size] : []);
  return [shown('extraLarge'), shown('large'), shown('medium'), shown('small')] as const;
}

/** Renders the top of a page: a list of stories dealt out to four sizes, each with its own grid. */
function TopTable(props: TopTableListProps) {
  const host = useHost();
  const feed = contentValue(useContent(listRequest(props, host), parseFeed));
  const { lazyLoad, listsBefore, storyTexts, shortDates } = props;
  const dealt = dealtFrom(props, {
    feed,
    site: host.site.id,
    shown: listsBefore && shownBefore(listsBefore, host),
  });
  const [xl, lg, md, sm] = shownSizes(props, dealt);
  if (xl.length + lg.length + md.length + sm.length === 0) return null;
  const hasBeside = lg.length + md.length > 0;
  const isSplit = xl.length > 0 && hasBeside;
  const looks = sizeLooks(props, { isSplit });
  const beside = (
    <>
      {lg.length > 0 && (
        <Column>
          <Stories stories={lg} size="large" look={looks.large} {...{ storyTexts, shortDates }} />
        </Column>
      )}
      {md.length > 0 && (
        <MediumGrid $count={isSplit ? 1 : md.length}>
          <Stories stories={md} size="medium" look={looks.medium} {...{ storyTexts, shortDates }} />
        </MediumGrid>
      )}
    </>
  );
  return (
    <HeadingSection>
      <Front>
        <Rows>
          {(xl.length > 0 || hasBeside) && (
            <Top $isSplit={isSplit} $hasLine={props.showBottomBorderXL && sm.length > 0}>
              {xl.length > 0 && (
                <Column>
                  <Stories
                    stories={xl}
                    size="extraLarge"
                    look={looks.extraLarge}
                    {...{ storyTexts, shortDates }}
                    isLead={!lazyLoad}
                  />
                  <LeadLinks stories={dealt.links} storyTexts={storyTexts} />
                </Column>
              )}
              {isSplit ? <Beside>{beside}</Beside> : beside}
            </Top>
          )}
          {sm.length > 0 && (
            <SmallGrid $perRow={props.storiesPerRowSM} $thumbnail={thumbnailPlace(looks.small)}>
              <Stories stories={sm} size="small" look={looks.small} {...{ storyTexts, shortDates }} />
            </SmallGrid>
          )}
        </Rows>
      </Front>
    </HeadingSection>
  );
}

export const TopTableList = lazyLoaded(TopTable);
