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
 * Says why something came to nothing. It stands on the page, empty and without room, before there is anything to say:
 * only then is it read out.
 */
export const FormError = styled.div.attrs({ role: 'alert' })`
  ${words}
  &:empty {
    display: none;
  }
`;

/** Keeps the room of what was said before, unseen: no control moves under the reader's hand. */
export const HeldError = styled.div.attrs({ 'aria-hidden': true })`
  ${words}
  visibility: hidden;
`;
