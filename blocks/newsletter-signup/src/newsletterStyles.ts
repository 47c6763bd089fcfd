import { Heading, token } from '@broadsheet/ui';
import { styled } from 'styled-components';

export const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.85rem;
  padding: 1.25rem;
  border-block-start: ${token('border-double')};
  background: ${token('tint')};
  font: 400 ${token('type-1')} / 1.45 ${token('sans')};
  scroll-margin-block-start: 5rem;
  @media print {
    display: none;
  }
`;

export const Title = styled(Heading)`
  font: 600 ${token('type-4')} / 1.15 ${token('serif')};
`;

export const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.85rem;
  max-inline-size: ${token('measure')};
`;

export const Choices = styled.fieldset`
  display: grid;
  gap: 0.75rem;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    margin-block-end: 0.5rem;
    font-weight: 600;
  }
`;

export const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 0.75rem;
  align-items: center;
  min-block-size: 2.75rem;
  & > input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${token('brand')};
  }
  & > small {
    grid-column: 2;
    color: ${token('ink-soft')};
    font-size: ${token('type-0')};
  }
`;

/** The label and its input, nearer to each other than to the button below. */
export const Address = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.35rem;
  & > label {
    font-weight: 600;
  }
`;

/** The address and the button, in one line where there is room for both. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
  & > input {
    flex: 1 1 14rem;
    min-inline-size: 0;
    min-block-size: ${token('control')};
    padding: 0.5rem 0.75rem;
    border: 1px solid ${token('ink-soft')};
    border-radius: ${token('radius')};
    background: ${token('paper')};
  }
`;

export const Note = styled.p`
  color: ${token('ink-soft')};
  font-size: ${token('type-0')};
`;

export const Outcome = styled.p<{ readonly $isRefused: boolean }>`
  display: block;
  padding-inline-start: 0.75rem;
  border-inline-start: 3px solid currentColor;
  color: ${({ $isRefused }) => ($isRefused ? token('alert') : token('success'))};
  font-weight: 500;
`;
