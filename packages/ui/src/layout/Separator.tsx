import type { ReactNode } from 'react';

export interface SeparatorProps {
  /** Instead of the middle dot. */
  readonly children?: ReactNode;
}

/** A mark between two pieces of a line; decoration, so assistive technology skips it. Lines may break around it. */
export function Separator({ children = '·' }: SeparatorProps) {
  return <span aria-hidden="true"> {children} </span>;
}
