import { styled } from 'styled-components';
import { ToolButton } from './ToolButton.tsx';

/** The frame of a search and its results, which takes no room of its own. */
export const SearchFrame = styled.div`
  display: contents;
`;

/** The list of what a search has found. */
export const SearchResults = styled.ul`
  display: grid;
  gap: 0.25rem;
  list-style: none;
`;

/** The button that takes one of the results. */
export const SearchResult = styled(ToolButton)`
  inline-size: 100%;
  justify-content: start;
  white-space: normal;
  text-align: start;
`;
