/** The styles of a block's form, which is as dense as a tool, with controls of 32 CSS pixels. */
import { token } from '@broadsheet/ui';
import { css, styled } from 'styled-components';
import { fieldStyle } from '../controls/fieldStyle.ts';

export const controlStyle = css`
  ${fieldStyle}
  min-block-size: 2rem;
  padding: 0.3rem 0.5rem;
  font: 400 ${token('type-1')} / 1.4 ${token('sans')};
  &::placeholder {
    color: ${token('ink-soft')};
    font-style: italic;
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${token('alert')};
    box-shadow: inset 0 0 0 1px ${token('alert')};
  }
`;

export const Input = styled.input`
  ${controlStyle}
`;

export const TextArea = styled.textarea`
  ${controlStyle}
  display: block;
  field-sizing: content;
  min-block-size: 4.5rem;
  max-block-size: 20rem;
  resize: vertical;
`;

export const Select = styled.select`
  ${controlStyle}
  text-overflow: ellipsis;
`;

export const Stack = styled.div`
  display: grid;
  gap: 0.4rem;
  min-inline-size: 0;
`;

/** A row of buttons and short controls. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.35rem;
  align-items: center;
`;

export const CheckBox = styled.input`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0.25rem 0;
  accent-color: ${token('brand')};
`;

/** The line of a switch, 40 CSS pixels high unless its label is long. */
export const SwitchRow = styled.div`
  display: flex;
  gap: 0.35rem;
  align-items: center;
  min-block-size: 2.5rem;
  & > label {
    flex-wrap: nowrap;
    min-inline-size: 0;
  }
`;

const labelStyle = css`
  font: 600 ${token('type-0')} / 1.4 ${token('sans')};
  overflow-wrap: anywhere;
`;

export const Label = styled.label`
  ${labelStyle}
`;

export const Legend = styled.legend`
  ${labelStyle}
`;

export const GroupLabel = styled.span`
  ${labelStyle}
`;

export const Hint = styled.p`
  margin: 0;
  color: ${token('ink-soft')};
  font: 400 ${token('type-0')} / 1.4 ${token('sans')};
  overflow-wrap: anywhere;
`;

export const ProblemText = styled(Hint)`
  color: ${token('alert')};
  font-weight: 500;
`;

export const Part = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0.5rem;
  border: 1px solid ${token('rule')};
  border-radius: ${token('radius')};
`;

/** A group of fields that can be collapsed. */
export const Group = styled.details`
  border-block-start: 1px solid ${token('rule')};
  padding-block: 0.25rem 0.5rem;
`;

export const Summary = styled.summary`
  padding-block: 0.4rem;
  font: 600 ${token('type-1')} / 1.3 ${token('sans')};
  cursor: pointer;
  &::first-letter {
    text-transform: uppercase;
  }
`;
