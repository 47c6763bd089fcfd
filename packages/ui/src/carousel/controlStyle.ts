import { css } from 'styled-components';
import { LISTENING } from './listenToCarousel.ts';

/** What says nothing without script, nor on paper. */
export const controlStyle = css`
  @media (scripting: none), print {
    display: none;
  }
`;

/** What a press does nothing with before somebody listens. Its room is kept, so that nothing moves when it appears. */
export const buttonStyle = css`
  section:not([${LISTENING}]) & {
    visibility: hidden;
  }
  ${controlStyle}
`;
