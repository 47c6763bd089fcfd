import { css } from 'styled-components';
import { token } from '../theme/tokens.ts';

export type ButtonVariant = 'primary' | 'primary-reverse' | 'secondary' | 'secondary-reverse' | 'default';
export type ButtonSize = 'small' | 'medium' | 'large';

export interface ButtonLook {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $fullWidth: boolean;
}

const colours: Readonly<Record<ButtonVariant, ReturnType<typeof css>>> = {
  primary: css`
    background: ${token('brand')};
    border-color: ${token('brand')};
    color: ${token('on-brand')};
  `,
  'primary-reverse': css`
    background: ${token('paper')};
    border-color: ${token('brand')};
    color: ${token('brand')};
  `,
  secondary: css`
    border-color: ${token('rule-strong')};
    color: ${token('ink')};
  `,
  'secondary-reverse': css`
    background: ${token('ink')};
    border-color: ${token('ink')};
    color: ${token('paper')};
  `,
  default: css`
    border-color: transparent;
  `,
};

/** No size falls below 44 CSS pixels either way. */
const sizes: Readonly<Record<ButtonSize, ReturnType<typeof css>>> = {
  small: css`
    min-block-size: 2.75rem;
    padding: 0.5rem 0.75rem;
    font-size: ${token('type-0')};
  `,
  medium: css`
    min-block-size: ${token('control')};
    padding: 0.65rem 1rem;
    font-size: ${token('type-1')};
  `,
  large: css`
    min-block-size: 3.5rem;
    padding: 0.85rem 1.5rem;
    font-size: ${token('type-2')};
  `,
};

export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-inline-size: 2.75rem;
  border: 1px solid;
  border-radius: ${token('radius')};
  background: none;
  font-family: ${token('sans')};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: opacity ${token('motion')};
  ${({ $variant }) => colours[$variant]}
  ${({ $size }) => sizes[$size]}
  ${({ $fullWidth }) => ($fullWidth ? 'inline-size: 100%;' : '')}
  &:hover {
    opacity: 0.85;
    text-decoration: none;
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;
