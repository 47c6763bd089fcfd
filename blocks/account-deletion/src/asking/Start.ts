import { styled } from 'styled-components';

/** Places a button at the start of its line, as wide as its text. */
export const Start = styled.div`
  display: flex;
`;
