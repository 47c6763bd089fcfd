import { css } from 'styled-components';

/** A control that does nothing without script, nor on paper. */
export const controlStyle = css`
  @media (scripting: none), print {
    display: none;
  }
`;
