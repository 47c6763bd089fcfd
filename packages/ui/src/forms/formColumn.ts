import { css } from 'styled-components';

/** The column of a form, and of what stands in its place or under it. */
export const formColumn = css`
  inline-size: 100%;
  max-inline-size: 26rem;
  margin-inline: auto;
`;
