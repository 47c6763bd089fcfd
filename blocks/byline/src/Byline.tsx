'use client';
import { useGlobalContent, useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import {
  bylineNames,
  BylineNames,
  ColumnistLine,
  getColumnistPortrait,
  useStoryLanguage,
} from '@broadsheet/story-ui';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';

export type BylineProps = FieldValues<typeof fields>;

const Line = styled.p`
  font: 400 ${token('type-1')} / 1.35 ${token('sans')};
`;

/** Renders "By Ada Whitlock and Tomas Reith", after the portrait of a columnist; nothing without a credited author. */
export function Byline({ showPortrait }: BylineProps) {
  const host = useHost();
  const story = useGlobalContent(parseStory) ?? {};
  const language = useStoryLanguage(story);
  const names = bylineNames(story.credits);
  if (names.length === 0) return null;
  return (
    <Line data-byline="">
      <ColumnistLine portrait={showPortrait ? getColumnistPortrait(story, host) : undefined} size="story">
        <BylineNames names={names} language={language} withBy />
      </ColumnistLine>
    </Line>
  );
}
