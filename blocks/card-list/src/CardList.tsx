'use client';
import { lazyLoaded } from '@broadsheet/block-kit';
import type { AfterLists, FieldValues } from '@broadsheet/block-kit';
import { imageWidths, StoryCard, TitledList, useListedStories, useListTexts } from '@broadsheet/story-ui';
import { Divider, Join } from '@broadsheet/ui';
import { LEAD, ROW } from './cardShapes.ts';
import type { fields } from './fields.ts';
import { inRange } from './inRange.ts';

export type CardListProps = FieldValues<typeof fields> & AfterLists;

/** Renders a story in full and the headlines of others below it; nothing without a story. */
function List({ title, listContentConfig, listsBefore, storyTexts, ...range }: CardListProps) {
  const stories = useListedStories(listContentConfig, { feature: 'card-list', show: LEAD, listsBefore });
  const toCard = useListTexts(storyTexts);
  const [lead, ...others] = inRange(stories, range);
  if (lead === undefined) return null;
  return (
    <TitledList title={title}>
      <Join separator={<Divider assistiveHidden />}>
        <StoryCard
          {...toCard(lead)}
          show={LEAD}
          arrangement="stacked"
          size="medium"
          image={{ ratio: '4:3', ...imageWidths.cardListLead }}
          badge="none"
        />
        {others.map((story, index) => (
          <StoryCard
            key={story._id ?? index}
            {...toCard(story)}
            show={ROW}
            arrangement="end"
            size="small"
            image={{ ratio: '3:2', ...imageWidths.cardList }}
            badge="none"
          />
        ))}
      </Join>
    </TitledList>
  );
}

export const CardList = lazyLoaded(List);
