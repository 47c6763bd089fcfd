import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** The frame of a list that grows page by page: its cards, and the button for more of them. */
export const ResultFrame = styled.div`
  display: grid;
  gap: ${token('gap')};
  min-inline-size: 0;
`;

/** Stories below each other, with a line between them. */
export const ResultCards = styled.ul`
  display: grid;
  gap: ${token('gap')};
  list-style: none;
  & > li + li {
    padding-block-start: ${token('gap')};
    border-block-start: ${token('border')};
  }
  & > :empty {
    display: none;
  }
`;
