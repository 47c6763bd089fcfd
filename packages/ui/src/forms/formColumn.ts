import { css } from 'styled-components';

/** The column of a form, of its placeholder, and of what is below it. */
export const formColumn = css`
  inline-size: 100%;
  max-inline-size: 26rem;
  margin-inline: auto;
`;
