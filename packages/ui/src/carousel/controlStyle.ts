import { css } from 'styled-components';
import { LISTENING } from './listenToCarousel.ts';

/** Styles that hide a control without script and on paper. */
export const controlStyle = css`
  @media (scripting: none), print {
    display: none;
  }
`;

/**
 * Styles of a button that is invisible until its listener is attached, unless a press on it brings the listener. Its room is
 * reserved, so that nothing moves then.
 */
export const buttonStyle = css`
  section:not([${LISTENING}], [data-when='touch'] > *) & {
    visibility: hidden;
  }
  ${controlStyle}
`;
