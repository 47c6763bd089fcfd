'use client';
import type { ReactNode } from 'react';
import type { EnhancedTrigger } from '../host/Host.ts';
import { useHost } from '../host/HostContext.tsx';

export interface EnhancedPartProps {
  /** The name of the enhancement's file: `carousel` for `carousel.enhance.ts`. */
  readonly name: string;
  /** When the enhancement is fetched: once the part is visible, or at the first interaction with it. Default: `visible`. */
  readonly when?: EnhancedTrigger;
  readonly children: ReactNode;
}

/**
 * Renders a part of a static block that has behaviour without React. The engine marks its element for the loader, which
 * runs the enhancement once the part is visible, or when a reader interacts with it; any other host renders the children, which then have to start the
 * behaviour themselves in an effect.
 */
export function EnhancedPart({ name, when, children }: EnhancedPartProps) {
  const { renderEnhanced } = useHost();
  return renderEnhanced === undefined ? children : renderEnhanced({ name, ...(when && { when }), children });
}
