'use client';
import { styled } from 'styled-components';
import { ScreenLink } from '../builder/ScreenLink.tsx';
import type { NamedPage } from './readChangedPages.ts';

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;

export interface PageNamesProps {
  /** The sentence above the names. */
  readonly title: string;
  readonly pages: readonly NamedPage[];
}

/** Renders the names of pages, each with a link to its editor. */
export const PageNames = ({ title, pages }: PageNamesProps) => (
  <div data-section-pages>
    <p>{title}</p>
    <Names>
      {pages.map(({ id, name }) => (
        <li key={id}>
          <ScreenLink to={`/pages/${encodeURIComponent(id)}/`}>{name}</ScreenLink>
        </li>
      ))}
    </Names>
  </div>
);
