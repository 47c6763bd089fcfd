import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

/**
 * The background keeps the text's contrast over any image. Inside it the ink tokens have matching values, so that buttons
 * and other components on it need not know about it.
 */
const Ground = styled.div<{ $variant: OverlayVariant }>`
  display: grid;
  position: relative;
  gap: 0.75rem;
  padding: 1rem 1.25rem;
  /* Its parts are as wide as their text: a word that is longer than the line would lie beside the background. */
  overflow-wrap: anywhere;
  ${({ $variant }) =>
    $variant === 'light'
      ? `--bs-ink: ${token('on-scrim')};
  --bs-ink-soft: ${token('on-scrim')};
  --bs-rule-strong: ${token('on-scrim')};
  background: ${token('scrim')};`
      : `background: color-mix(in srgb, ${token('paper')} 92%, transparent);`}
  color: ${token('ink')};
`;

/**
 * The colour of the text: dark on a light background, or light on a dark one. In the dark theme `dark` follows the paper.
 */
export type OverlayVariant = 'dark' | 'light';

export interface OverlayTextProps {
  readonly variant: OverlayVariant;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Renders text over an image. */
export function OverlayText({ variant, className, children }: OverlayTextProps) {
  return (
    <Ground $variant={variant} className={className}>
      {children}
    </Ground>
  );
}
