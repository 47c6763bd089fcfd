'use client';
/**
 * The form of a block, created from its schema.
 *
 * It has no state of its own: it shows the values stored in the document, and reports every change at once. A field without
 * a stored value shows its default as a hint. Hidden fields stay unchanged, except those that an image picker fills.
 */
import { usePhrases } from '@broadsheet/block-kit';
import type { FieldSchema } from '@broadsheet/block-kit';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import type { ControlProps } from './ControlProps.ts';
import { LeafControl } from './controls/LeafControl.tsx';
import { ListControl } from './controls/ListControl.tsx';
import { ObjectControl } from './controls/ObjectControl.tsx';
import { FieldSet } from './FieldSet.tsx';
import { Group, Hint, Summary } from './fieldStyles.ts';
import type { OnFieldsChange } from './FieldsChange.ts';
import { groupFields } from './groupFields.ts';
import type { FieldGroup } from './groupFields.ts';
import { phrases } from './phrases.ts';
import { useStable } from './useStable.ts';

const Groups = styled.div`
  display: grid;
  gap: 0.5rem;
`;

/** Renders the control for a kind of field. */
function FieldControl({ field, ...rest }: ControlProps) {
  if (field.kind === 'list') return <ListControl {...rest} field={field} />;
  if (field.kind === 'object') return <ObjectControl {...rest} field={field} />;
  return <LeafControl {...rest} field={field} />;
}

export interface FieldsFormProps {
  readonly schema: FieldSchema;
  /** The stored values; values of any type are shown or left unchanged. */
  readonly stored: Readonly<Record<string, unknown>>;
  readonly onChange: OnFieldsChange;
}

/** The number of fields up to which all groups are open. */
const SHORT = 14;

function isOpenAtFirst(
  groups: readonly FieldGroup[],
  index: number,
  stored: FieldsFormProps['stored'],
): boolean {
  const count = groups.reduce((sum, { fields }) => sum + fields.length, 0);
  const hasValue = groups[index]?.fields.some(({ name }) => Object.hasOwn(stored, name)) ?? false;
  return count <= SHORT || index === 0 || hasValue;
}

/**
 * Renders the form of a block. Give it a `key` of the block, so that the form of another block starts with a fresh state.
 */
export function FieldsForm({ schema, stored, onChange }: FieldsFormProps) {
  const t = usePhrases(phrases);
  const groups = useMemo(() => groupFields(schema), [schema]);
  const [openAtFirst] = useState(() => groups.map((_, index) => isOpenAtFirst(groups, index, stored)));
  const change = useStable(onChange);
  if (groups.length === 0) return <Hint>{t('fields.none')}</Hint>;
  const shared = { schema, stored, onChange: change, Control: FieldControl };
  return (
    <Groups>
      {groups.map(({ name, fields }, index) =>
        name === '' || groups.length === 1 ? (
          <FieldSet key={name} fields={fields} {...shared} />
        ) : (
          <Group key={name} open={openAtFirst[index]}>
            <Summary>{name}</Summary>
            <FieldSet fields={fields} {...shared} />
          </Group>
        ),
      )}
    </Groups>
  );
}
