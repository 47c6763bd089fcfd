import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  gap: 1.25rem;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Card = styled.li`
  display: grid;
  gap: 1rem;
  min-inline-size: 0;
  padding: 1.25rem;
  border: ${token('border')};
  border-block-start: 3px solid ${token('brand')};
  overflow-wrap: anywhere;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem 0.75rem;
  align-items: baseline;
  justify-content: space-between;
  & > :is(h2, h3, h4, h5, h6) {
    font: ${token('heading-weight')} ${token('type-3')} / 1.2 ${token('serif')};
  }
`;

export const Since = styled.p`
  margin: 0;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
  font-variant-numeric: tabular-nums;
`;

export const Details = styled.dl`
  display: grid;
  gap: 0.9rem;
  margin: 0;
  font-variant-numeric: tabular-nums;
  & dt {
    color: ${token('ink-soft')};
    font-size: ${token('type-0')};
  }
  & dd {
    display: grid;
    gap: 0.25rem;
    justify-items: start;
    margin: 0;
  }
  & dd a {
    color: ${token('brand')};
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  & dd form {
    inline-size: 100%;
  }
`;

/** A line below a value with what follows it, such as the next price. */
export const Following = styled.p`
  margin: 0;
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

export const Note = styled.div`
  display: flex;
  gap: 0.75rem;
  align-items: start;
  justify-content: space-between;
  padding: 0.6rem 0.9rem;
  background: ${token('tint')};
  & > p {
    margin: 0;
    padding-block: 0.25rem;
  }
`;
