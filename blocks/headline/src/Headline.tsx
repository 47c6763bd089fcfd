'use client';
import { useGlobalContent } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import { Html, token } from '@broadsheet/ui';
import { styled } from 'styled-components';

const Title = styled.h1`
  font-size: ${token('type-6')};
  line-height: 1.05;
  letter-spacing: -0.022em;
`;

/** The headline of the page's story, as its first heading wherever it stands. */
export function Headline() {
  const headline = useGlobalContent(parseStory)?.headlines?.basic;
  return headline === undefined ? null : (
    <Title>
      <Html html={headline} />
    </Title>
  );
}
