'use client';
import { useState } from 'react';
import { SettingField } from '../settings/SettingField.tsx';
import type { SettingFieldProps } from '../settings/SettingField.tsx';

/**
 * Renders a text input whose value is stored in another form than it is typed, such as without spaces at its end: what was
 * typed stays until the input loses the focus.
 */
export function TypedField({ value, onChange, ...field }: SettingFieldProps) {
  const [typed, type] = useState<string>();
  return (
    <SettingField
      {...field}
      value={typed ?? value}
      onBlur={() => type(undefined)}
      onChange={(next) => {
        type(next);
        onChange(next);
      }}
    />
  );
}
