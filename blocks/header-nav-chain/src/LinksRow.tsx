'use client';
import type { NavigationLink } from '@broadsheet/story-ui';
import { Link, Separator, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { Alignment } from './navStyles.ts';

const Landmark = styled.nav`
  grid-area: links;
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: thin;
`;

const Links = styled.ul<{ $alignment: Alignment }>`
  display: flex;
  gap: 1.1rem;
  justify-content: safe ${({ $alignment }) => ($alignment === 'right' ? 'end' : 'start')};
  list-style: none;
  white-space: nowrap;
  font: 500 ${token('type-1')} / 1 ${token('sans')};
  & > li {
    display: flex;
    align-items: center;
    gap: 1.1rem;
  }
`;

const Target = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-block-size: 2.75rem;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export interface LinksRowProps {
  readonly links: readonly NavigationLink[];
  readonly label: string;
  readonly alignment: Alignment;
  readonly hasDots: boolean;
}

/** Renders the links beside the logo; nothing without a link. */
export function LinksRow({ links, label, alignment, hasDots }: LinksRowProps) {
  if (links.length === 0) return null;
  return (
    <Landmark aria-label={label}>
      <Links $alignment={alignment}>
        {links.map((link, index) => (
          <li key={`${index} ${link.href}`}>
            <Target href={link.href}>{link.label}</Target>
            {hasDots && index < links.length - 1 && <Separator />}
          </li>
        ))}
      </Links>
    </Landmark>
  );
}
