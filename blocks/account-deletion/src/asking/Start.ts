import { styled } from 'styled-components';

/** A button at the start of its line, as wide as its words. */
export const Start = styled.div`
  display: flex;
`;
