import type { ReactNode } from 'react';

export interface SeparatorProps {
  /** The mark. Default: a middle dot. */
  readonly children?: ReactNode;
}

/** Renders a mark between two parts of a line. Assistive technology skips it; lines may break around it. */
export function Separator({ children = '·' }: SeparatorProps) {
  return <span aria-hidden="true"> {children} </span>;
}
