'use client';
import { lazyLoaded, useGlobalContent } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import { Link, token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  list-style: none;
  font: 500 ${token('type-0')} / 1.3 ${token('sans')};
`;

const pill = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  padding-inline: 0.9rem;
  border: ${token('border')};
  border-radius: ${token('radius')};
  /* A word that is longer than the line would widen the page. */
  overflow-wrap: anywhere;
`;

const PillLink = styled(Link)`
  ${pill}
  &:hover {
    border-color: currentColor;
  }
`;

const PillText = styled.span`
  ${pill}
`;

/** Browsers take these segments of a path for steps, even when they are encoded. */
const STEP = /^\.\.?$/;

/** Returns the URL of a tag's page. The slug is encoded as one segment of the path, whatever it contains. */
function tagHref(slug: string): `/tags/${string}` {
  return `/tags/${encodeURIComponent(slug.toWellFormed())}/`;
}

/** Renders the tags of the page's story in order; those whose slug can be part of a path are links. */
function TagsView() {
  const tags = useGlobalContent(parseStory)?.taxonomy?.tags ?? [];
  const named = tags.filter(({ text }) => text !== undefined);
  if (named.length === 0) return null;
  return (
    <Row>
      {named.map(({ text, slug }, index) => (
        <li key={`${index} ${slug}`}>
          {slug === undefined || STEP.test(slug) ? (
            <PillText>{text}</PillText>
          ) : (
            <PillLink href={tagHref(slug)} linkedPage="tag">
              {text}
            </PillLink>
          )}
        </li>
      ))}
    </Row>
  );
}

export const Tags = lazyLoaded(TagsView);
