import { token, WIDE } from '@broadsheet/ui';
import { styled } from 'styled-components';

export const Frame = styled.div`
  display: grid;
  gap: 1rem;
  inline-size: 100%;
  max-inline-size: 64rem;
  margin-inline: auto;
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  & > h1 {
    margin: 0;
    padding-block-end: 0.75rem;
    border-block-end: ${token('border-double')};
    font: ${token('heading-weight')} ${token('type-5')} / 1.1 ${token('serif')};
  }
`;

/** A message about as high as the steps, so that the footer does not move. */
export const Note = styled.p`
  display: grid;
  gap: 1rem;
  align-content: start;
  justify-items: start;
  min-block-size: 34rem;
  margin: 0;
  color: ${token('ink-soft')};
  @media (scripting: none) {
    min-block-size: 0;
    & > output {
      display: none;
    }
  }
`;

/** The layout of the checkout: the summary is beside the steps where there is room, else above them. */
export const Columns = styled.div`
  display: grid;
  gap: 1.5rem 3rem;
  min-inline-size: 0;
  ${WIDE} {
    grid-template-columns: minmax(0, 1fr) minmax(16rem, 20rem);
    align-items: start;
  }
`;

export const StepColumn = styled.div`
  min-inline-size: 0;
  & > section:first-child {
    border-block-start: 0;
    padding-block-start: 0;
  }
`;

export const Sidebar = styled.aside`
  display: grid;
  gap: 1rem;
  padding: 1.25rem;
  background: ${token('tint')};
  border-block-start: 3px solid ${token('brand')};
  & > h2 {
    margin: 0;
    font: ${token('heading-weight')} ${token('type-3')} / 1.2 ${token('serif')};
  }
  ${WIDE} {
    order: 1;
  }
`;
