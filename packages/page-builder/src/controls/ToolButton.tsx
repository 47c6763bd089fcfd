'use client';
import { token } from '@broadsheet/ui';
import { forwardRef } from 'react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

interface Look {
  readonly $isMain: boolean;
}

const Native = styled.button<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.4rem;
  min-block-size: 2rem;
  min-inline-size: 2rem;
  padding: 0.25rem 0.6rem;
  border: 1px solid ${({ $isMain }) => token($isMain ? 'brand' : 'rule')};
  border-radius: ${token('radius')};
  background: ${({ $isMain }) => token($isMain ? 'brand' : 'paper')};
  color: ${({ $isMain }) => token($isMain ? 'on-brand' : 'ink')};
  font: 500 ${token('type-0')} / 1.2 ${token('sans')};
  white-space: nowrap;
  cursor: pointer;
  &:hover:not(:disabled) {
    border-color: ${token('rule-strong')};
  }
  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    border-color: ${token('brand')};
    box-shadow: inset 0 -2px 0 ${token('brand')};
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: ${({ $isMain }) => token($isMain ? 'on-brand' : 'ink-soft')};
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

export interface ToolButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** Whether it is the main action of a bar. */
  readonly isMain?: boolean;
  readonly type?: 'button' | 'submit';
  /** The accessible name and tooltip of a button with only an icon. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** A button of the page builder, 32 CSS pixels high, so that many fit side by side. */
export const ToolButton = forwardRef<HTMLButtonElement, ToolButtonProps>(function ToolButton(props, ref) {
  const { isMain = false, type = 'button', label, children, ...rest } = props;
  const name = label !== undefined && { 'aria-label': label, title: label };
  return (
    <Native ref={ref} type={type} $isMain={isMain} {...name} {...rest}>
      {children}
    </Native>
  );
});
