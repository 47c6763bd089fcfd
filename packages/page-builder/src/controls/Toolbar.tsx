'use client';
import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;
  align-items: center;
`;

const STEPS: Readonly<Record<string, 'next' | 'previous' | 'first' | 'last'>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
};

const getButtons = (bar: HTMLElement | null): readonly HTMLButtonElement[] => [
  ...(bar?.querySelectorAll('button') ?? []),
];

function setStop(bar: HTMLElement | null, stop: HTMLButtonElement | undefined): void {
  for (const button of getButtons(bar)) button.tabIndex = button === stop ? 0 : -1;
}

function getTarget(key: string, bar: HTMLElement): HTMLButtonElement | undefined {
  const buttons = getButtons(bar);
  const at = buttons.findIndex((button) => button === bar.ownerDocument.activeElement);
  const isReversed = getComputedStyle(bar).direction === 'rtl';
  switch (STEPS[key]) {
    case undefined:
      return undefined;
    case 'first':
      return buttons[0];
    case 'last':
      return buttons.at(-1);
    case 'next':
      return buttons.at((at + (isReversed ? -1 : 1)) % buttons.length);
    case 'previous':
      return buttons.at((at + (isReversed ? 1 : -1)) % buttons.length);
  }
}

export interface ToolbarProps {
  /** The accessible name. */
  readonly label: string;
  /** The buttons. */
  readonly children: ReactNode;
}

/** Renders buttons that are a single tab stop; arrow keys, Home and End move between them. */
export function Toolbar({ label, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const buttons = getButtons(bar.current);
    const stops = buttons.filter(({ tabIndex }) => tabIndex === 0);
    if (stops.length !== 1) setStop(bar.current, stops[0] ?? buttons[0]);
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const target = getTarget(event.key, event.currentTarget);
    if (target === undefined) return;
    event.preventDefault();
    target.focus();
  }

  function onFocus({ target }: FocusEvent<HTMLElement>) {
    if (target instanceof HTMLButtonElement) setStop(bar.current, target);
  }

  return (
    <Bar ref={bar} role="toolbar" aria-label={label} onKeyDown={onKeyDown} onFocus={onFocus}>
      {children}
    </Bar>
  );
}
