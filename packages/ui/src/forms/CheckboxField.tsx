'use client';
import { useId } from 'react';
import { FieldNote, noteAttributes } from './FieldNote.tsx';
import type { FieldProps } from './FieldProps.ts';
import { ChoiceLabel, Frame } from './fieldStyles.ts';
import { useValidationMessage } from './useValidationMessage.ts';
import { useValidity } from './useValidity.ts';

export interface CheckboxFieldProps extends Omit<FieldProps, 'onChange'> {
  /** Sent when it is ticked; nothing is sent otherwise. `on` unless told. */
  readonly value?: string;
  readonly defaultChecked?: boolean;
  readonly onChange?: (change: { readonly value: string; readonly checked: boolean }) => void;
}

/** A box to tick, with its label after it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { name, label, value = 'on', defaultChecked = false, required = false, tip, className } = props;
  const { validationErrorMessage, showDefaultError, onChange } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { control, error, isAnnounced, group, onInvalid } = useValidity<HTMLInputElement>({
    message: useValidationMessage(validationErrorMessage),
    showDefaultError,
    constraint: `${required}`,
  });
  return (
    <Frame className={className} {...group}>
      <ChoiceLabel htmlFor={id}>
        <input
          {...{ id, name, value, defaultChecked, required, onInvalid }}
          {...noteAttributes({ of: id, error, tip })}
          ref={control}
          type="checkbox"
          onChange={({ currentTarget }) => onChange?.({ value, checked: currentTarget.checked })}
        />
        <span>{label}</span>
      </ChoiceLabel>
      <FieldNote {...{ error, isAnnounced, tip }} of={id} />
    </Frame>
  );
}
