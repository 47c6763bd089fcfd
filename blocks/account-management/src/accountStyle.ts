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

/** A line of a section: what it is, and a button at its end; they part where there is no room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.5rem 1rem;
`;
