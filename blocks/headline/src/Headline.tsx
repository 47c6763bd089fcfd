'use client';
import { useGlobalContent, useHost } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import { useStoryLanguage } from '@broadsheet/story-ui';
import { Html, token, VisuallyHidden } from '@broadsheet/ui';
import { styled } from 'styled-components';

const Title = styled.h1`
  font-size: ${token('type-6')};
  line-height: 1.05;
  letter-spacing: -0.022em;
`;

/**
 * Renders the headline of the page's story, always as a heading of level 1. Pages without a document show the title of the
 * page document; on account pages, whose forms have headings of their own, only for assistive technology.
 */
export function Headline() {
  const { page } = useHost();
  const story = useGlobalContent(parseStory);
  const language = useStoryLanguage(story);
  const headline = story?.headlines?.basic;
  if (headline !== undefined) {
    return (
      <Title {...language}>
        <Html html={headline} />
      </Title>
    );
  }
  const title = page.meta['title'];
  if (!title || page.type === 'homepage') return null;
  if (page.type !== 'account') return <Title>{title}</Title>;
  return (
    <h1>
      <VisuallyHidden>{title}</VisuallyHidden>
    </h1>
  );
}
