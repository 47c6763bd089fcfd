'use client';
import { useHost } from '@broadsheet/block-kit';
import { DESKTOP, Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { NavigationLink } from './navigationLinks.ts';

const Row = styled.ul`
  display: flex;
  list-style: none;
  font: 500 ${token('type-1')} / 1.3 ${token('sans')};
  /* Otherwise the edge of the scrolling row would cut off the focus ring. */
  & :focus-visible {
    outline-offset: -3px;
  }
  @media (max-width: 47.99rem) {
    gap: 1.25rem;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    white-space: nowrap;
  }
  ${DESKTOP} {
    flex-wrap: wrap;
  }
`;

const Place = styled.li`
  display: inline-flex;
  align-items: center;
`;

const Target = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  &[aria-current] {
    font-weight: 700;
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.45em;
  }
`;

const Separator = styled.span`
  display: none;
  padding-inline: 0.7rem;
  color: ${token('ink-soft')};
  ${DESKTOP} {
    display: inline;
  }
`;

export interface LinkRowProps {
  readonly links: readonly NavigationLink[];
  readonly className?: string;
}

/**
 * Renders links in a row: with separators between them on wide screens, in a scrolling strip on a phone. The link of the
 * page itself is marked. Nothing without links.
 */
export function LinkRow({ links, className }: LinkRowProps) {
  const { page } = useHost();
  if (links.length === 0) return null;
  return (
    <Row className={className}>
      {links.map(({ href, label }, index) => (
        <Place key={`${index} ${href}`}>
          <Target href={href} current={href === page.path}>
            {label}
          </Target>
          {index < links.length - 1 && <Separator aria-hidden="true">·</Separator>}
        </Place>
      ))}
    </Row>
  );
}
