import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { fieldStyle } from './fieldStyle.ts';

/** A text field in the size of a tool, as wide as its place. */
export const Field = styled.input`
  ${fieldStyle}
  min-block-size: 1.75rem;
  padding: 0.2rem 0.4rem;
  font: 400 ${token('type-0')} / 1.3 ${token('sans')};
`;
