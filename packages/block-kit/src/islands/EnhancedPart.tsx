'use client';
import type { ReactNode } from 'react';
import { useHost } from '../host/HostContext.tsx';

export interface EnhancedPartProps {
  /** The name of the enhancement's file: `carousel` for `carousel.enhance.ts`. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Renders a part of a static block that has behaviour without React. The engine marks its element for the loader, which
 * runs the enhancement once the part is visible; any other host renders the children, which then have to start the
 * behaviour themselves in an effect.
 */
export function EnhancedPart({ name, children }: EnhancedPartProps) {
  const { renderEnhanced } = useHost();
  return renderEnhanced === undefined ? children : renderEnhanced({ name, children });
}
