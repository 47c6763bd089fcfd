'use client';
import { useGlobalContent, useHost } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import { Html, token } from '@broadsheet/ui';
import { styled } from 'styled-components';

const Title = styled.h1`
  font-size: ${token('type-6')};
  line-height: 1.05;
  letter-spacing: -0.022em;
`;

/**
 * The headline of the page's story, as its first heading wherever it stands. A page that reports an error has no story;
 * there it is the title that the page document gives.
 */
export function Headline() {
  const { page } = useHost();
  const headline = useGlobalContent(parseStory)?.headlines?.basic;
  if (headline !== undefined) {
    return (
      <Title>
        <Html html={headline} />
      </Title>
    );
  }
  const title = page.type === 'error' ? page.meta['title'] : undefined;
  return title ? <Title>{title}</Title> : null;
}
