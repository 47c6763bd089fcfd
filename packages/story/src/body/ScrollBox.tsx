import { styled } from 'styled-components';
import { cleared } from './elementStyles.ts';

/** Keeps what is wider than a phone from widening the page; the keyboard scrolls it too. */
export const ScrollBox = styled.section.attrs({ tabIndex: 0 })`
  ${cleared}
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;
