'use client';
import type { Field } from '@broadsheet/block-kit';
import { isRecord } from '@broadsheet/client-core';
import type { ControlProps } from '../ControlProps.ts';
import { FieldSet } from '../FieldSet.tsx';
import { applyFieldsChange } from '../FieldsChange.ts';
import type { FieldsChange } from '../FieldsChange.ts';
import { Part } from '../fieldStyles.ts';
import { offeredFields } from '../groupFields.ts';
import { useStable } from '../useStable.ts';
import { LeafControl } from './LeafControl.tsx';

type ObjectField = Extract<Field, { readonly kind: 'object' }>;

const NOTHING = {};

/** Renders the members of an object, each with its own control. Members that the schema does not know are kept. */
export function ObjectControl({ name, field, value, onChange }: ControlProps<ObjectField>) {
  const preset: unknown = field.default;
  const stored = isRecord(value) ? value : isRecord(preset) ? preset : NOTHING;
  const change = useStable((part: FieldsChange) =>
    onChange({ set: { [name]: applyFieldsChange(stored, part) }, unset: [], isTyping: part.isTyping }),
  );
  return (
    <Part as="div">
      <FieldSet
        fields={offeredFields(field.of)}
        schema={field.of}
        stored={stored}
        onChange={change}
        Control={LeafControl}
      />
    </Part>
  );
}
