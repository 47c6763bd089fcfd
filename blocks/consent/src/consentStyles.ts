import { DESKTOP, token } from '@broadsheet/ui';
import { styled } from 'styled-components';

/**
 * The bar, laid over the bottom of the viewport and above an alert, so that showing and hiding it moves nothing on the page.
 */
export const Bar = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-end: 0;
  z-index: 6;
  display: grid;
  gap: 0.5rem 2rem;
  align-items: start;
  max-block-size: 66vh;
  max-block-size: 66dvh;
  overflow-y: auto;
  padding-block: 0.5rem 0.25rem;
  padding-inline: max(${token('gutter')}, calc((100% - ${token('page')}) / 2 + ${token('gutter')}));
  border-block-start: ${token('border-double')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: 400 ${token('type-0')} / 1.35 ${token('sans')};
  &[hidden] {
    display: none;
  }
  @media print {
    display: none;
  }
  ${DESKTOP} {
    grid-template-columns: minmax(0, 1fr) minmax(18rem, 24rem);
    padding-block: 1.25rem;
    font: 400 ${token('type-1')} / 1.4 ${token('sans')};
  }
`;

export const Text = styled.div`
  display: grid;
  gap: 0.2rem;
  justify-items: start;
  max-inline-size: ${token('measure')};
  ${DESKTOP} {
    gap: 0.4rem;
  }
`;

export const Title = styled.h2`
  font: 600 ${token('type-1')} / 1.2 ${token('serif')};
  ${DESKTOP} {
    font-size: ${token('type-2')};
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: 0.25rem;
`;

/** The buttons to accept and to refuse, side by side and of equal size, so that refusing is as easy as accepting. */
export const Equals = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.75rem;
`;

/** The way to the policy, and beside it the choices, which take the whole width once they are open. */
export const Details = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 1rem;
  justify-content: space-evenly;
  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  & > details[open] {
    flex-basis: 100%;
  }
`;

export const Choices = styled.details`
  & > summary {
    display: flex;
    align-items: center;
    justify-content: center;
    min-block-size: 2.75rem;
    text-decoration: underline;
    text-underline-offset: 0.15em;
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
`;

export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 0.75rem;
  align-content: center;
  min-block-size: 2.75rem;
  padding-block: 0.4rem;
  & > input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0.1rem 0 0;
    accent-color: ${token('brand')};
  }
  & > strong {
    font-weight: 600;
  }
  & > :disabled ~ * {
    color: ${token('ink-soft')};
  }
`;

export const Description = styled.span`
  grid-column: 2;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;
