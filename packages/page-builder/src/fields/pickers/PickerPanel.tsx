'use client';
import { token } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { walkResults } from '../../controls/walkResults.ts';

const Panel = styled.fieldset`
  display: grid;
  min-inline-size: 0;
  margin: 0;
  gap: 0.5rem;
  padding: 0.5rem;
  border: 1px solid ${token('rule-strong')};
  border-radius: ${token('radius')};
  background: ${token('tint')};
`;

export const Choices = styled.ul`
  display: grid;
  gap: 0.15rem;
  max-block-size: 16rem;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`;

export const Choice = styled.button`
  display: grid;
  gap: 0.1rem;
  inline-size: 100%;
  min-block-size: 2rem;
  padding: 0.3rem 0.5rem;
  border: 1px solid transparent;
  border-radius: ${token('radius')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: 400 ${token('type-0')} / 1.35 ${token('sans')};
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    border-color: ${token('rule-strong')};
  }
`;

export const Aside = styled.span`
  color: ${token('ink-soft')};
`;

export interface PickerPanelProps {
  readonly id: string;
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Renders a panel below a control to choose from. It takes the focus; the Escape key closes it and returns the focus, and arrow
 * keys lead through what its search has found.
 */
export function PickerPanel({ id, label, onClose, children }: PickerPanelProps) {
  const panel = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    panel.current?.querySelector<HTMLElement>('input, button')?.focus();
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus();
    };
  }, []);
  return (
    <Panel
      ref={panel}
      id={id}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return walkResults(event);
        event.stopPropagation();
        onClose();
      }}
    >
      {children}
    </Panel>
  );
}
