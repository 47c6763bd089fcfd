import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** A sentence or two in a form: what to type, or what has happened. */
export const FormText = styled.p`
  margin: 0;
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  overflow-wrap: anywhere;
`;
