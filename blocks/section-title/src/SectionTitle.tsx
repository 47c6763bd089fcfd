'use client';
import { contentValue, useContent, useGlobalContent } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parseNavigationNode } from '@broadsheet/sdk-content';
import { LinkRow, navigationLinks } from '@broadsheet/story-ui';
import { Heading, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { sectionRequest } from './sectionRequest.ts';

const Frame = styled.div`
  display: grid;
  gap: 0.25rem;
  border-block-end: ${token('border-double')};
`;

const Title = styled(Heading)`
  font-size: ${token('type-6')};
  line-height: 1.05;
  padding-block-end: 0.5rem;
`;

export type SectionTitleProps = FieldValues<typeof fields>;

/** Renders the name of a section and links to its subsections; nothing without a name. */
export function SectionTitle(props: SectionTitleProps) {
  const ofPage = useGlobalContent(parseNavigationNode);
  const chosen = contentValue(useContent(sectionRequest(props), parseNavigationNode));
  const section = props.inheritGlobalContent ? ofPage : chosen;
  const name = section?.name ?? section?.display_name;
  if (section === undefined || name === undefined) return null;
  return (
    <Frame>
      <Title>{name}</Title>
      <LinkRow links={navigationLinks(section.children)} />
    </Frame>
  );
}
