'use client';
import type { ReactNode } from 'react';
import { useHost } from '../host/HostContext.tsx';

export interface EnhancedPartProps {
  /** Name of the enhancement's file: `carousel` for `carousel.enhance.ts`. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * A part of a static block that has behaviour without React. The engine marks its place for the
 * loader, which runs the enhancement once it is seen; in any other host
 * it is what stands in it, which then has to start by itself in an effect.
 */
export function EnhancedPart({ name, children }: EnhancedPartProps) {
  const { renderEnhanced } = useHost();
  return renderEnhanced === undefined ? children : renderEnhanced({ name, children });
}
