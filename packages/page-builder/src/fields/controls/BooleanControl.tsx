'use client';
import type { ControlProps } from '../ControlProps.ts';
import { store } from '../ControlProps.ts';
import { CheckBox } from '../fieldStyles.ts';

/** Renders a checkbox; without a stored value it shows the default. */
export function BooleanControl(props: ControlProps) {
  const { id, field, value, attributes } = props;
  const isOn = typeof value === 'boolean' ? value : field.default === true;
  // An unchecked box is a valid answer, but `aria-required` would demand a checked one.
  const { 'aria-required': _, ...rest } = attributes;
  return (
    <CheckBox
      id={id}
      type="checkbox"
      checked={isOn}
      onChange={({ currentTarget }) => store(props, currentTarget.checked)}
      {...rest}
    />
  );
}
