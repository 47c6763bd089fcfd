import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** A list of rows in a section of an account page, each with a line above it. */
export const AccountList = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: ${token('border')};
  list-style: none;
`;

/** A sentence about what a section of an account page shows. */
export const AccountNote = styled.p`
  margin: 0;
  color: ${token('ink-soft')};
`;
