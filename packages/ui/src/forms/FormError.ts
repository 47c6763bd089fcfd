import { css, styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

const words = css`
  color: ${token('alert')};
  font-family: ${token('sans')};
  font-size: ${token('type-1')};
  font-weight: 500;
  line-height: 1.45;
`;

/**
 * The error message of a form. It is on the page, empty and without height, before there is an error, because screen readers
 * only announce changes of an existing alert.
 */
export const FormError = styled.div.attrs({ role: 'alert' })`
  ${words}
  &:empty {
    display: none;
  }
`;

/** The previous error, invisible, so that its room is kept and no control moves while the reader clicks. */
export const HeldError = styled.div.attrs({ 'aria-hidden': true })`
  ${words}
  visibility: hidden;
`;
