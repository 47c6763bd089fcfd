import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** A text field in the size of a tool, as wide as its place. */
export const Field = styled.input`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: 1.75rem;
  padding: 0.2rem 0.4rem;
  border: 1px solid ${token('ink-soft')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: 400 ${token('type-0')} / 1.3 ${token('sans')};
`;
