'use client';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { ControlProps } from '../ControlProps.ts';
import { store } from '../ControlProps.ts';

const Box = styled.input`
  flex: none;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0.25rem 0;
  accent-color: ${token('brand')};
`;

/** Renders a checkbox; without a stored value it shows the default. */
export function BooleanControl(props: ControlProps) {
  const { id, field, value, attributes } = props;
  const isOn = typeof value === 'boolean' ? value : field.default === true;
  // An unchecked box is a valid answer, but `aria-required` would demand a checked one.
  const { 'aria-required': _, ...rest } = attributes;
  return (
    <Box
      id={id}
      type="checkbox"
      checked={isOn}
      onChange={({ currentTarget }) => store(props, currentTarget.checked)}
      {...rest}
    />
  );
}
