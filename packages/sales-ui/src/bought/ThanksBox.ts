import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/** The box that thanks a reader for what they have just bought: a line in bold, then paragraphs. */
export const ThanksBox = styled.div`
  display: grid;
  gap: 0.35rem;
  margin-block-end: 1.5rem;
  padding: 1.25rem 1.5rem;
  border-block-start: 3px solid ${token('success')};
  background: ${token('tint')};
  color: ${token('ink')};
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  & > strong {
    font: ${token('heading-weight')} ${token('type-3')} / 1.2 ${token('serif')};
  }
  & > p {
    margin: 0;
  }
`;
