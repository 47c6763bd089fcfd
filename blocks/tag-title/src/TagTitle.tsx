'use client';
import { useGlobalContent } from '@broadsheet/block-kit';
import { parseTagResponse } from '@broadsheet/sdk-content';
import { Heading, Html, token } from '@broadsheet/ui';
import { styled } from 'styled-components';

const Frame = styled.div`
  display: grid;
  gap: 0.6rem;
  padding-block-end: 1rem;
  border-block-end: ${token('border-double')};
`;

const Title = styled(Heading)`
  font-size: ${token('type-5')};
  line-height: 1.12;
`;

const Description = styled.p`
  max-inline-size: ${token('measure')};
  color: ${token('ink-soft')};
  font-size: ${token('type-3')};
  line-height: 1.42;
`;

/** Renders the name and description of the page's tag. */
export function TagTitle() {
  const tag = useGlobalContent(parseTagResponse)?.Payload?.[0];
  if (tag?.name === undefined && tag?.description === undefined) return null;
  return (
    <Frame>
      {tag.name !== undefined && <Title>{tag.name}</Title>}
      {tag.description !== undefined && (
        <Description>
          <Html html={tag.description} />
        </Description>
      )}
    </Frame>
  );
}
