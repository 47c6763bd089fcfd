'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { Field } from '@broadsheet/block-kit';
import { memo, useId } from 'react';
import type { ComponentType } from 'react';
import { ToolButton } from '../controls/ToolButton.tsx';
import type { ControlProps } from './ControlProps.ts';
import { store } from './ControlProps.ts';
import { describeDefault } from './describeDefault.ts';
import { Bar, GroupLabel, Hint, Label, ProblemText, Stack } from './fieldStyles.ts';
import type { Companion } from './findCompanions.ts';
import { findProblem } from './findProblem.ts';
import type { Problem } from './findProblem.ts';
import type { OnFieldsChange } from './FieldsChange.ts';
import { phrases } from './phrases.ts';

export interface FieldRowProps {
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly companions: readonly Companion[];
  readonly onChange: OnFieldsChange;
  /** Renders the control for the field's kind. */
  readonly Control: ComponentType<ControlProps>;
}

/** The kinds with several controls, to which one label cannot refer. */
const GROUPS: ReadonlySet<Field['kind']> = new Set([
  'richText',
  'image',
  'content',
  'keyValue',
  'list',
  'object',
]);

function useProblemText(problem: Problem | undefined): string | undefined {
  const t = usePhrases(phrases);
  switch (problem?.kind) {
    case undefined:
      return undefined;
    case 'missing':
      return t('fields.problem.missing');
    case 'unfit':
      return t('fields.problem.unfit', { shown: problem.shown });
    case 'unsafeUrl':
      return t('fields.problem.unsafeUrl');
  }
}

function areSame(one: FieldRowProps, other: FieldRowProps): boolean {
  return (
    one.name === other.name &&
    one.Control === other.Control &&
    one.field === other.field &&
    one.value === other.value &&
    one.onChange === other.onChange &&
    one.companions.length === other.companions.length &&
    one.companions.every(({ value }, index) => value === other.companions[index]?.value)
  );
}

/**
 * Renders a field with its label, its control, its description and its problem. It renders again only when its own value
 * changes.
 */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { name, field, value, Control } = props;
  const t = usePhrases(phrases);
  const id = useId();
  const problem = findProblem(field, value);
  const problemText = useProblemText(problem);
  const preset = describeDefault(field, t);
  const notes = [
    field.description !== undefined && `${id}-help`,
    preset !== undefined && `${id}-default`,
    problem !== undefined && `${id}-problem`,
  ].filter((note) => note !== false);
  const control: ControlProps = {
    ...props,
    id,
    attributes: {
      'aria-describedby': notes.length === 0 ? undefined : notes.join(' '),
      'aria-invalid': problem === undefined || problem.kind === 'missing' ? undefined : true,
      'aria-required': field.required === true ? true : undefined,
    },
  };
  const isGroup = GROUPS.has(field.kind);
  const group = isGroup && {
    role: 'group',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': control.attributes['aria-describedby'],
  };
  const label = (
    <>
      {field.label}
      {field.required === true && <span aria-hidden="true"> *</span>}
    </>
  );
  const Sentence = problem?.kind === 'missing' ? Hint : ProblemText;
  return (
    <Stack data-field={name} {...group}>
      {isGroup && <GroupLabel id={`${id}-label`}>{label}</GroupLabel>}
      {!isGroup && field.kind !== 'boolean' && <Label htmlFor={id}>{label}</Label>}
      {field.kind === 'boolean' ? (
        <Bar as="label">
          <Control {...control} />
          <GroupLabel>{label}</GroupLabel>
        </Bar>
      ) : (
        <Control {...control} />
      )}
      {problemText !== undefined && <Sentence id={`${id}-problem`}>{problemText}</Sentence>}
      {field.description !== undefined && <Hint id={`${id}-help`}>{field.description}</Hint>}
      {preset !== undefined && <Hint id={`${id}-default`}>{t('fields.default', { value: preset })}</Hint>}
      <Reset {...control} isUnfit={problem?.kind === 'unfit'} />
    </Stack>
  );
}, areSame);

/** Renders the button that removes the stored value, so that the default applies. */
function Reset(props: ControlProps & { readonly isUnfit: boolean }) {
  const { field, value, isUnfit } = props;
  const t = usePhrases(phrases);
  const hasDefault = field.default !== undefined;
  if (value === undefined || (!hasDefault && !isUnfit)) return null;
  if (field.kind === 'select' && !isUnfit) return null;
  const label = t(hasDefault ? 'fields.resetOf' : 'fields.removeOf', { label: field.label });
  return (
    <Bar>
      <ToolButton label={label} onClick={() => store(props, undefined)}>
        {t(hasDefault ? 'fields.reset' : 'fields.remove')}
      </ToolButton>
    </Bar>
  );
}
