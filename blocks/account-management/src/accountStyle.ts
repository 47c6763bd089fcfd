import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

export const Column = styled.div`
  display: grid;
  gap: ${token('gap')};
  inline-size: 100%;
  max-inline-size: ${token('measure')};
  margin-inline: auto;
  font-family: ${token('sans')};
`;

/** A row of a section: its text, and a button at the end, which wraps to the next line where there is no room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
`;
