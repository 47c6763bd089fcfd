'use client';
import { useGlobalContent } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import { useStoryLanguage } from '@broadsheet/story-ui';
import { Html, token } from '@broadsheet/ui';
import { styled } from 'styled-components';

const Standfirst = styled.p`
  max-inline-size: ${token('measure')};
  color: ${token('ink-soft')};
  font-size: ${token('type-4')};
  font-weight: 400;
  line-height: 1.3;
  text-wrap: pretty;
`;

export interface SubheadlineProps {
  readonly valueToDisplay: 'Subheadline' | 'Description';
}

/** Renders the story's standfirst as a paragraph: its subheadline or its description. */
export function Subheadline({ valueToDisplay }: SubheadlineProps) {
  const story = useGlobalContent(parseStory);
  const language = useStoryLanguage(story);
  const words = valueToDisplay === 'Description' ? story?.description : story?.subheadlines;
  if (words?.basic === undefined) return null;
  return (
    <Standfirst {...language}>
      <Html html={words.basic} />
    </Standfirst>
  );
}
