'use client';
import { usePhrases } from '@broadsheet/block-kit';
import type { Field } from '@broadsheet/block-kit';
import { memo, useId, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ToolButton } from '../controls/ToolButton.tsx';
import type { ControlProps } from './ControlProps.ts';
import { store } from './ControlProps.ts';
import { describeDefault } from './describeDefault.ts';
import { Bar, GroupLabel, Hint, Label, ProblemText, Stack, SwitchRow } from './fieldStyles.ts';
import { HelpButton } from './HelpButton.tsx';
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

/** The number of characters up to which a help is always shown; a switch shows none, because many stand together. */
const SHORT_HELP = 48;

const isFolded = ({ kind, description = '' }: Field): boolean =>
  description !== '' && (kind === 'boolean' || description.length > SHORT_HELP);

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
  const preset = describeDefault(field);
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
  const group = GROUPS.has(field.kind) && {
    role: 'group',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': control.attributes['aria-describedby'],
  };
  const [isOpen, setOpen] = useState(false);
  const isHelpShown = isOpen || !isFolded(field);
  const label = (
    <>
      {field.label}
      {field.required === true && <span aria-hidden="true"> *</span>}
    </>
  );
  const help = isFolded(field) && (
    <HelpButton
      label={field.label}
      controls={`${id}-help`}
      isOpen={isOpen}
      onToggle={() => setOpen(!isOpen)}
    />
  );
  const reset = <Reset {...control} isUnfit={problem?.kind === 'unfit'} />;
  const Sentence = problem?.kind === 'missing' ? Hint : ProblemText;
  return (
    <Stack data-field={name} {...group}>
      <Labelled {...{ field, control, Control, label, help, reset }} />
      {problemText !== undefined && <Sentence id={`${id}-problem`}>{problemText}</Sentence>}
      {/* A folded help is still what describes the control to a screen reader. */}
      {field.description !== undefined && (
        <Hint id={`${id}-help`} hidden={!isHelpShown}>
          {field.description}
        </Hint>
      )}
      {preset !== undefined && <Hint id={`${id}-default`}>{t('fields.default', { value: preset })}</Hint>}
      {field.kind !== 'boolean' && reset}
    </Stack>
  );
}, areSame);

interface LabelledProps {
  readonly field: Field;
  readonly control: ControlProps;
  readonly Control: FieldRowProps['Control'];
  readonly label: ReactNode;
  /** The button of a folded help; false without one. */
  readonly help: ReactNode;
  readonly reset: ReactNode;
}

/** Renders a control with its label; for a switch in one line, with its other buttons. */
function Labelled({ field: { kind }, control, Control, label, help, reset }: LabelledProps) {
  const { id } = control;
  if (kind === 'boolean')
    return (
      <SwitchRow>
        <Bar as="label">
          <Control {...control} />
          <GroupLabel>{label}</GroupLabel>
        </Bar>
        {help}
        {reset}
      </SwitchRow>
    );
  return (
    <>
      <Heading help={help}>
        {GROUPS.has(kind) ? (
          <GroupLabel id={`${id}-label`}>{label}</GroupLabel>
        ) : (
          <Label htmlFor={id}>{label}</Label>
        )}
      </Heading>
      <Control {...control} />
    </>
  );
}

/** Renders a label with the button of its help beside it. */
function Heading({ help, children }: Pick<LabelledProps, 'help'> & { readonly children: ReactNode }) {
  if (help === false) return children;
  return (
    <Bar>
      {children}
      {help}
    </Bar>
  );
}

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
        {field.kind === 'boolean' ? (
          <span aria-hidden="true">↺</span>
        ) : (
          t(hasDefault ? 'fields.reset' : 'fields.remove')
        )}
      </ToolButton>
    </Bar>
  );
}
