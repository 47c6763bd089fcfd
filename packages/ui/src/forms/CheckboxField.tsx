'use client';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps } from './FieldProps.ts';
import { ChoiceLabel, Frame } from './fieldStyles.ts';
import { useField } from './useField.ts';

export interface CheckboxFieldProps extends Omit<FieldProps, 'onChange'> {
  /** The value that is sent if the box is ticked; otherwise nothing is sent. Default: `on`. */
  readonly value?: string;
  readonly defaultChecked?: boolean;
  readonly onChange?: (change: { readonly value: string; readonly checked: boolean }) => void;
}

/** Renders a checkbox with its label after it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, value = 'on', defaultChecked = false, required = false, onChange } = props;
  const { id, control, onInvalid, described, frame, note } = useField<HTMLInputElement>(props);
  return (
    <Frame {...frame}>
      <ChoiceLabel htmlFor={id}>
        <input
          {...{ id, name, value, defaultChecked, required, onInvalid }}
          {...described}
          ref={control}
          type="checkbox"
          onChange={({ currentTarget }) => onChange?.({ value, checked: currentTarget.checked })}
        />
        <span>{label}</span>
      </ChoiceLabel>
      <FieldNote {...note} />
    </Frame>
  );
}
