import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** A part of the profile, with a rule before the next one. */
export const Part = styled.section`
  display: grid;
  gap: 0.9rem;
  min-inline-size: 0;
  & + & {
    padding-block-start: 1.1rem;
    border-block-start: ${token('border')};
  }
  & > :is(h3, h4, h5, h6) {
    font: 600 ${token('type-2')} / 1.3 ${token('sans')};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

export const Note = styled.p`
  margin: 0;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;
