'use client';
import { contentValue, useContent } from '@broadsheet/block-kit';
import type { ContentConfig } from '@broadsheet/block-kit';
import { parseNavigationNode } from '@broadsheet/sdk-content';
import type { NavigationNode } from '@broadsheet/sdk-content';
import { navigationLinks } from '@broadsheet/story-ui';
import type { NavigationLink } from '@broadsheet/story-ui';
import { Heading, HeadingSection, Link, token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { footerRequest } from './footerRequest.ts';

const Columns = styled.div`
  display: grid;
  overflow-wrap: anywhere;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: ${token('gap')};
`;

const Title = styled(Heading)`
  padding-block-end: 0.5rem;
  border-block-end: ${token('border')};
  font: 600 ${token('type-1')} / 1.3 ${token('sans')};
  letter-spacing: 0;
`;

const Links = styled.ul`
  list-style: none;
  font: 400 ${token('type-1')} / 1.3 ${token('sans')};
`;

const Target = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-block-size: 2.75rem;
`;

interface Column {
  readonly name: string | undefined;
  readonly links: readonly NavigationLink[];
}

/** Returns the groups of a hierarchy that have links below them. */
function getColumns(hierarchy: NavigationNode | undefined): readonly Column[] {
  const groups = hierarchy?.children ?? [];
  return groups
    .map(({ name, display_name, children }) => ({
      name: name ?? display_name,
      links: navigationLinks(children),
    }))
    .filter(({ links }) => links.length > 0);
}

export interface FooterLinks {
  readonly columns: readonly Column[];
  /** The links outside any group. */
  readonly legal: readonly NavigationLink[];
}

/** Returns the links of the chosen hierarchy; empty while none is chosen. */
export function useFooterLinks(config: ContentConfig | undefined): FooterLinks {
  const hierarchy = contentValue(useContent(footerRequest(config), parseNavigationNode));
  const alone = (hierarchy?.children ?? []).filter(
    // A section without links below it is an empty group, not a link.
    ({ node_type, children }) => node_type === 'link' && children.length === 0,
  );
  return { columns: getColumns(hierarchy), legal: navigationLinks(alone) };
}

/** Renders a heading and a list for each group. */
export function FooterColumns({ columns }: { readonly columns: readonly Column[] }) {
  if (columns.length === 0) return null;
  return (
    <Columns>
      {columns.map(({ name, links }, index) => (
        <div key={`${index} ${name}`}>
          {name !== undefined && (
            <HeadingSection>
              <Title>{name}</Title>
            </HeadingSection>
          )}
          <Links>
            {links.map(({ href, label }, place) => (
              <li key={`${place} ${href}`}>
                <Target href={href}>{label}</Target>
              </li>
            ))}
          </Links>
        </div>
      ))}
    </Columns>
  );
}
