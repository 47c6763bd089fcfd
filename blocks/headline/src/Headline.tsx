'use client';
import { useGlobalContent, useHost } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import { Html, token, VisuallyHidden } from '@broadsheet/ui';
import { styled } from 'styled-components';

const Title = styled.h1`
  font-size: ${token('type-6')};
  line-height: 1.05;
  letter-spacing: -0.022em;
`;

/**
 * The headline of the page's story, as its first heading wherever it stands. Pages about no document take the title that
 * the page document gives: one that reports an error shows it; one of an account has forms with headings of their own, so
 * that there it is for those who go from heading to heading.
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
  const title = page.meta['title'];
  if (!title) return null;
  if (page.type === 'error') return <Title>{title}</Title>;
  if (page.type !== 'account') return null;
  return (
    <h1>
      <VisuallyHidden>{title}</VisuallyHidden>
    </h1>
  );
}
