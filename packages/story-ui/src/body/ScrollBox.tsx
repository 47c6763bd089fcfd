import { styled } from 'styled-components';
import { cleared, reaching } from './elementStyles.ts';

/**
 * A container that scrolls horizontally, so that wide content does not widen the page on a phone; it is focusable for
 * scrolling by keyboard.
 */
export const ScrollBox = styled.section.attrs({ tabIndex: 0 })`
  ${cleared}
  ${reaching}
  overflow-x: auto;
  overscroll-behavior-x: contain;
`;
