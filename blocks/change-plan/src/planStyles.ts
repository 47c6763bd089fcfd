import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

export const CurrentPlan = styled.p`
  margin: 0;
  padding: 0.9rem 1rem;
  background: ${token('tint')};
`;

/** The plan that begins with the next period. */
export const Waiting = styled.div`
  display: grid;
  gap: 0.6rem;
  justify-items: start;
  padding: 0.9rem 1rem;
  border-inline-start: 4px solid ${token('brand')};
  background: ${token('tint')};
  & > p {
    margin: 0;
  }
`;

/** The label of a plan: its name, and below it its price with all later rates. */
export const PlanLabel = styled.span`
  display: grid;
  gap: 0.1rem;
  & > span {
    color: ${token('ink-soft')};
    font-weight: 400;
  }
`;

export const Lines = styled.dl`
  display: grid;
  gap: 0.5rem;
  margin: 0;
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: baseline;
    justify-content: space-between;
  }
  & dd {
    margin: 0;
    /* Amounts stay in their column when a long label leaves them a line of their own. */
    margin-inline-start: auto;
    text-align: end;
  }
  & > [data-sum] {
    padding-block: 0.6rem;
    border-block: ${token('border-double')};
    font-weight: 700;
  }
`;

export const Step = styled.div`
  display: grid;
  gap: 1.1rem;
  max-inline-size: 34rem;
  & > :is(h2, h3, h4, h5, h6) {
    font: ${token('heading-weight')} ${token('type-3')} / 1.2 ${token('serif')};
  }
  & > p {
    margin: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;
