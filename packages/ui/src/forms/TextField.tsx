'use client';
import { forwardRef, useImperativeHandle, useState } from 'react';
import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { FieldNote } from './FieldNote.tsx';
import type { FieldProps, InputSize, InputState } from './FieldProps.ts';
import { controlStyle, Frame, Label } from './fieldStyles.ts';
import type { ControlLook } from './fieldStyles.ts';
import { RevealButton } from './RevealButton.tsx';
import { useField } from './useField.ts';

const Control = styled.div`
  position: relative;
`;

const Input = styled.input<ControlLook & { readonly $isRevealable: boolean }>`
  ${controlStyle}
  ${({ $isRevealable }) => ($isRevealable ? 'padding-inline-end: 6.5rem;' : '')}
`;

export type TextFieldType = 'text' | 'email' | 'password' | 'tel' | 'date';

export interface TextFieldProps extends FieldProps {
  readonly type?: TextFieldType;
  readonly defaultValue?: string;
  /** A regular expression as in a `pattern` attribute; it must match the whole value. */
  readonly validationPattern?: string;
  /** Of a date: the first and the last day that can be given, such as `2026-12-24`. */
  readonly min?: string;
  readonly max?: string;
  readonly placeholder?: string;
  /** Whether the field is sent with the form but neither shown nor validated. */
  readonly hidden?: boolean;
  readonly inputState?: InputState;
  readonly size?: InputSize;
  /** An autofill token of the HTML standard, e.g. `email`, `new-password` or `one-time-code`. */
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
}

type NativeAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'step' | 'inputMode' | 'dir' | 'spellCheck' | 'autoCapitalize' | 'autoCorrect'
>;

const VERBATIM = { spellCheck: false, autoCapitalize: 'none', autoCorrect: 'off' } as const;

/**
 * Returns attributes for on-screen keyboards and spell checkers. Email addresses and numbers run left to right in every
 * language.
 */
function nativeAttributes(type: TextFieldType, autoComplete: string | undefined): NativeAttributes {
  if (autoComplete === 'one-time-code') return { ...VERBATIM, inputMode: 'numeric', dir: 'ltr' };
  switch (type) {
    case 'text':
      return {};
    case 'date':
      // Without this, browsers reject days that are not a whole step from `min`.
      return { step: 'any' };
    case 'email':
    case 'tel':
      return { ...VERBATIM, dir: 'ltr' };
    case 'password':
      return VERBATIM;
  }
}

/**
 * Renders a field for a line of text: label above, tip or error below, 48 CSS pixels high. A typed password can be shown.
 * The ref is that of the input.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { hidden = false, name, defaultValue } = props;
  return hidden ? (
    <input type="hidden" name={name} defaultValue={defaultValue} ref={ref} />
  ) : (
    <ShownTextField {...props} ref={ref} />
  );
});

const ShownTextField = forwardRef<HTMLInputElement, TextFieldProps>(function ShownTextField(props, ref) {
  const { type = 'text', name, label, required = false, defaultValue = '', placeholder, onChange } = props;
  const { validationPattern, autoComplete, inputState = 'default', size = 'large', min, max } = props;
  const [isRevealed, setRevealed] = useState(false);
  const { id, control, status, onInvalid, described, frame, note } = useField<HTMLInputElement>(
    props,
    `${type} ${validationPattern} ${min} ${max}`,
  );
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current);
  const isPassword = type === 'password';
  return (
    <Frame {...frame}>
      <Label htmlFor={id}>{label}</Label>
      <Control>
        <Input
          {...{ id, name, required, defaultValue, placeholder, autoComplete, min, max, onInvalid }}
          {...nativeAttributes(type, autoComplete)}
          {...described}
          ref={control}
          type={isPassword && isRevealed ? 'text' : type}
          pattern={validationPattern}
          onChange={(event) => onChange?.({ value: event.currentTarget.value })}
          $state={status === 'invalid' ? 'default' : inputState}
          $size={size}
          $isRevealable={isPassword}
        />
        {isPassword && <RevealButton input={control} isRevealed={isRevealed} onToggle={setRevealed} />}
      </Control>
      <FieldNote {...note} />
    </Frame>
  );
});
