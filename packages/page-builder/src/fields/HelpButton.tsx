'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { phrases } from './phrases.ts';

const Button = styled.button`
  flex: none;
  inline-size: 1.5rem;
  block-size: 1.5rem;
  padding: 0;
  border: 1px solid ${token('rule-strong')};
  border-radius: 50%;
  background: ${token('paper')};
  color: ${token('ink-soft')};
  font: 600 0.8rem / 1 ${token('sans')};
  cursor: pointer;
  &:hover,
  &[aria-expanded='true'] {
    border-color: ${token('brand')};
    color: ${token('brand')};
  }
`;

export interface HelpButtonProps {
  /** The label of the field. */
  readonly label: string;
  /** The id of the help. */
  readonly controls: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** Renders the button that shows and hides the help of a field. */
export function HelpButton({ label, controls, isOpen, onToggle }: HelpButtonProps) {
  const t = usePhrases(phrases);
  const name = t('fields.help', { label });
  return (
    <Button
      type="button"
      aria-label={name}
      title={name}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <span aria-hidden="true">?</span>
    </Button>
  );
}
