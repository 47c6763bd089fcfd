import { Children, Fragment, isValidElement } from 'react';
import type { ReactNode } from 'react';
import { Separator } from './Separator.tsx';

export interface JoinProps {
  readonly separator?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * Renders a separator between its children. Empty children are skipped, but a component that renders nothing still counts,
 * so leave it out yourself.
 */
export function Join({ separator = <Separator />, children }: JoinProps) {
  const present = Children.toArray(children).filter((child) => child !== '');
  return present.map((child, index) => (
    <Fragment key={isValidElement(child) ? child.key : index}>
      {index > 0 && separator}
      {child}
    </Fragment>
  ));
}
