'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';
import { phrases } from './phrases.ts';

const Toggle = styled.button`
  position: absolute;
  inset-block: 1px;
  inset-inline-end: 1px;
  min-inline-size: 2.75rem;
  max-inline-size: 6.25rem;
  padding-inline: 0.75rem;
  border: 0;
  border-radius: ${token('radius')};
  background: none;
  color: ${token('brand')};
  font: 600 ${token('type-0')} / 1.1 ${token('sans')};
  overflow-wrap: anywhere;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

interface RevealButtonProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isRevealed: boolean;
  readonly onToggle: (isRevealed: boolean) => void;
}

/**
 * Renders the button that shows and hides a typed password. It appears once the script runs, in room that the input
 * reserves. The password is hidden before the form is sent, so that browsers recognise it and offer to save it.
 */
export function RevealButton({ input, isRevealed, onToggle }: RevealButtonProps) {
  const t = usePhrases(phrases);
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  useEffect(() => {
    const form = input.current?.form;
    if (!isRevealed || form === null || form === undefined) return;
    const hide = () => onToggle(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [input, isRevealed, onToggle]);
  if (!isReady) return null;
  return (
    <Toggle
      type="button"
      aria-label={t(isRevealed ? 'form.hidePassword' : 'form.showPassword')}
      aria-controls={input.current?.id}
      onClick={() => onToggle(!isRevealed)}
    >
      {t(isRevealed ? 'form.hide' : 'form.show')}
    </Toggle>
  );
}
