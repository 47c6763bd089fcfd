import { DESKTOP, Heading, token } from '@broadsheet/ui';
import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  to {
    visibility: visible;
  }
`;

/**
 * The place of the wall, below the teaser and as wide as the text. While it is unknown whether the reader meets a wall, its
 * content is invisible but keeps its room, so that nothing below moves. If the script does not run, the content becomes
 * visible after eight seconds.
 */
export const Place = styled.section`
  max-inline-size: ${token('measure')};
  min-inline-size: 0;
  & [hidden],
  &[data-state='open'] > :not([data-part='meter'], [data-part='failed-charge']),
  &[data-state='lost'] > :is([data-part='registration'], [data-part='payment']) {
    display: none;
  }
  @media (scripting: enabled) {
    min-block-size: 60vh;
    /* About the room of the plans, which arrive with the answer. */
    &[data-plans] {
      min-block-size: 46rem;
    }
    ${DESKTOP} {
      &[data-plans] {
        min-block-size: 38rem;
      }
    }
    &[data-state='open'],
    &[data-plans][data-state='open'] {
      min-block-size: 0;
    }
    &:not([data-state]) > *,
    &[data-state='asking'] > * {
      visibility: hidden;
      animation: ${appear} 0s 8s forwards;
    }
  }
`;

/** A wall between a double and a single rule, like the newspaper's own notices. */
export const Panel = styled.div`
  display: grid;
  gap: 0.9rem;
  justify-items: center;
  padding: 2rem 1rem 2.25rem;
  border-block-start: ${token('border-double')};
  border-block-end: ${token('border')};
  background: ${token('tint')};
  color: ${token('ink')};
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  text-align: center;
  overflow-wrap: anywhere;
  & > p {
    margin: 0;
  }
  /* The plans have a button of their own. */
  & > form ~ [data-part='action'] {
    display: none;
  }
  dialog & {
    padding-block: 0.5rem 2rem;
    border: 0;
    background: none;
  }
`;

export const Reason = styled.p`
  color: ${token('brand')};
  font-weight: 600;
  & a {
    text-decoration: underline;
  }
`;

export const Title = styled(Heading)`
  margin: 0;
  max-inline-size: 22ch;
  font: ${token('heading-weight')} ${token('type-5')} / 1.12 ${token('serif')};
  letter-spacing: ${token('heading-tracking')};
  text-wrap: balance;
  hyphens: auto;
`;

export const SubTitle = styled.p`
  max-inline-size: 34rem;
  color: ${token('ink-soft')};
  font: 400 ${token('type-3')} / 1.4 ${token('serif')};
  text-wrap: pretty;
`;

export const Prompt = styled.p`
  color: ${token('ink-soft')};
  [data-signed-in] & {
    display: none;
  }
  & a {
    display: inline-block;
    padding-block: 0.65rem;
    color: ${token('brand')};
    font-weight: 600;
    text-decoration: underline;
  }
`;

export const Lost = styled(Panel)`
  & > p {
    font-weight: 500;
  }
`;

/** The meter below a story that was free. */
export const Meter = styled.p`
  margin: 0;
  padding-block: 1rem;
  border-block-start: ${token('border')};
  color: ${token('ink-soft')};
  font: 400 ${token('type-1')} / 1.5 ${token('sans')};
  & a {
    display: inline-block;
    padding-block: 0.65rem;
    color: ${token('brand')};
    font-weight: 600;
    text-decoration: underline;
  }
`;
