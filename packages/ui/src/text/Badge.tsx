import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

export type BadgeVariant = 'default' | 'light' | 'primary' | 'danger' | 'warning' | 'success';

const colours: Readonly<Record<BadgeVariant, ReturnType<typeof css>>> = {
  default: css`
    background: ${token('ink')};
    color: ${token('paper')};
  `,
  light: css`
    background: ${token('tint')};
    color: ${token('ink')};
  `,
  primary: css`
    background: ${token('brand')};
    color: ${token('on-brand')};
  `,
  danger: css`
    background: ${token('alert')};
    color: ${token('on-alert')};
  `,
  warning: css`
    border-color: currentColor;
    background: ${token('paper')};
    color: ${token('alert')};
  `,
  success: css`
    background: ${token('success')};
    color: ${token('paper')};
  `,
};

const Label = styled.span<{ $variant: BadgeVariant }>`
  display: inline-block;
  padding: 0.2rem 0.5rem;
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  font: 700 0.75rem/1.3 ${token('sans')};
  ${({ $variant }) => colours[$variant]}
`;

export interface BadgeProps {
  readonly variant?: BadgeVariant;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Renders a label of a word or two. */
export function Badge({ variant = 'default', className, children }: BadgeProps) {
  return (
    <Label $variant={variant} className={className}>
      {children}
    </Label>
  );
}
