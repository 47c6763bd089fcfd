'use client';
import { image } from '@broadsheet/block-kit';
import { useId, useMemo } from 'react';
import { ImageControl } from '../fields/controls/ImageControl.tsx';
import { applyFieldsChange } from '../fields/FieldsChange.ts';
import { GroupLabel, ProblemText, Stack } from '../fields/fieldStyles.ts';
import type { SettingDocument } from './Setting.ts';

export interface SettingImageProps {
  /** Of the member that holds the URL. */
  readonly name: string;
  readonly label: string;
  readonly document: SettingDocument;
  readonly problem: string | undefined;
  readonly onChange: (document: SettingDocument) => void;
}

/** An image of a setting, chosen as those of blocks are: of the library, uploaded, or by its URL. */
export function SettingImage({ name, label, document, problem, onChange }: SettingImageProps) {
  const id = useId();
  const field = useMemo(() => image({ label }), [label]);
  return (
    <Stack role="group" aria-labelledby={`${id}-label`}>
      <GroupLabel id={`${id}-label`}>{label}</GroupLabel>
      <ImageControl
        {...{ id, name, field }}
        value={document[name]}
        companions={[]}
        attributes={{
          'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
          'aria-invalid': problem === undefined ? undefined : true,
          'aria-required': undefined,
        }}
        onChange={(change) => onChange(applyFieldsChange(document, change))}
      />
      {problem !== undefined && <ProblemText id={`${id}-problem`}>{problem}</ProblemText>}
    </Stack>
  );
}
