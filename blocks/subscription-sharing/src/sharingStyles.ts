import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** A subscription and its places. */
export const Part = styled.section`
  display: grid;
  gap: 1rem;
  min-inline-size: 0;
  &:focus {
    outline: none;
  }
  & > p {
    margin: 0;
  }
  & > :is(h3, h4, h5, h6) {
    font: ${token('heading-weight')} ${token('type-3')} / 1.2 ${token('serif')};
  }
`;

export const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0.6rem 1rem;
  align-items: center;
  padding-block: 0.75rem;
  border-block-end: ${token('border')};
  overflow-wrap: anywhere;
`;

/** The person who has the place, before the other content of the line. */
export const Who = styled.span`
  display: flex;
  flex: 1 1 14rem;
  flex-wrap: wrap;
  gap: 0.35rem 0.75rem;
  align-items: center;
  min-inline-size: 0;
`;

export const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
