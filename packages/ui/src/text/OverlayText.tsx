import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

/**
 * The ground keeps the contrast of the text whatever the picture below it is. Inside it the tokens of ink mean its own
 * colours, so that what stands on it, buttons too, need not know of it.
 */
const Ground = styled.div<{ $variant: OverlayVariant }>`
  display: grid;
  position: relative;
  gap: 0.75rem;
  padding: 1rem 1.25rem;
  ${({ $variant }) =>
    $variant === 'light'
      ? `--bs-ink: ${token('on-scrim')};
  --bs-ink-soft: ${token('on-scrim')};
  --bs-rule-strong: ${token('on-scrim')};
  background: ${token('scrim')};`
      : `background: color-mix(in srgb, ${token('paper')} 92%, transparent);`}
  color: ${token('ink')};
`;

/** The colour of the text: dark on a light ground, or light on a dark one. In the dark theme `dark` follows the paper. */
export type OverlayVariant = 'dark' | 'light';

export interface OverlayTextProps {
  readonly variant: OverlayVariant;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Text that stands over a picture. */
export function OverlayText({ variant, className, children }: OverlayTextProps) {
  return (
    <Ground $variant={variant} className={className}>
      {children}
    </Ground>
  );
}
