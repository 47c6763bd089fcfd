import { css, styled } from 'styled-components';
import { token } from '../theme/tokens.ts';
import type { InputSize, InputState } from './FieldProps.ts';

export interface ControlLook {
  readonly $state: InputState;
  readonly $size: InputSize;
}

export const Frame = styled.div`
  display: grid;
  gap: 0.35rem;
  min-inline-size: 0;
  font-family: ${token('sans')};
`;

export const labelStyle = css`
  font-weight: 600;
  font-size: ${token('type-1')};
  line-height: 1.4;
  overflow-wrap: break-word;
`;

export const Label = styled.label`
  ${labelStyle}
`;

/** A wider border, drawn inwards so that the text does not move when it appears. */
const marked = (colour: string, line = 'solid') => css`
  border-color: ${colour};
  border-style: ${line};
  box-shadow: inset 0 0 0 1px ${colour};
`;

const states: Readonly<Record<InputState, ReturnType<typeof css> | ''>> = {
  default: '',
  error: marked(token('alert')),
  success: marked(token('success')),
  warning: marked(token('ink'), 'dashed'),
};

export const controlStyle = css<ControlLook>`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: ${({ $size }) => ($size === 'large' ? token('control') : '2.75rem')};
  padding: ${({ $size }) => ($size === 'large' ? '0.7rem 0.8rem' : '0.5rem 0.65rem')};
  border: 1px solid ${token('ink-soft')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  color: ${token('ink')};
  font-family: ${token('sans')};
  font-size: max(1rem, ${token('type-2')});
  font-weight: 400;
  line-height: 1.4;
  ${({ $state }) => states[$state]}
  &[aria-invalid='true'] {
    ${marked(token('alert'))}
  }
  &::placeholder {
    color: ${token('ink-soft')};
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: 1px;
  }
`;

export const noteStyle = css`
  font-size: ${token('type-0')};
  line-height: 1.45;
  overflow-wrap: break-word;
`;

export const Tip = styled.div`
  ${noteStyle}
  color: ${token('ink-soft')};
`;

export const ErrorText = styled.div`
  ${noteStyle}
  color: ${token('alert')};
  font-weight: 500;
`;

/** The row of a checkbox or radio button and its label; the whole row can be clicked. */
export const ChoiceLabel = styled.label`
  display: flex;
  gap: 0.7rem;
  align-items: start;
  min-block-size: 2.75rem;
  padding-block: 0.6rem;
  font-size: ${token('type-1')};
  line-height: 1.5;
  overflow-wrap: anywhere;
  & > input {
    flex: none;
    inline-size: 1.35rem;
    block-size: 1.35rem;
    margin: 0;
    accent-color: ${token('brand')};
  }
`;
