'use client';
import type { ControlProps } from '../ControlProps.ts';
import { LeafControl } from './LeafControl.tsx';
import { ListControl } from './ListControl.tsx';
import { ObjectControl } from './ObjectControl.tsx';

/** Kind of field to control. */
export function FieldControl({ field, ...rest }: ControlProps) {
  switch (field.kind) {
    case 'list':
      return <ListControl {...rest} field={field} />;
    case 'object':
      return <ObjectControl {...rest} field={field} />;
    default:
      return <LeafControl {...rest} field={field} />;
  }
}
