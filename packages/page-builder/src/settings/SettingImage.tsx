'use client';
import { image } from '@broadsheet/block-kit';
import { useId, useMemo } from 'react';
import { styled } from 'styled-components';
import { ImageControl } from '../fields/controls/ImageControl.tsx';
import type { Ground } from '../fields/controls/ImageControl.tsx';
import { applyFieldsChange } from '../fields/FieldsChange.ts';
import { GroupLabel, ProblemText } from '../fields/fieldStyles.ts';
import type { SettingDocument } from './Setting.ts';

const Frame = styled.fieldset`
  display: grid;
  gap: 0.25rem;
  align-content: start;
  min-inline-size: 0;
  padding: 0;
  border: 0;
`;

export interface SettingImageProps {
  /** The name of the member that holds the URL. */
  readonly name: string;
  readonly label: string;
  readonly document: SettingDocument;
  readonly problem: string | undefined;
  /** The ground that readers see it on, if it is always the same. */
  readonly ground?: Ground | undefined;
  readonly onChange: (document: SettingDocument) => void;
}

/** Renders an image of a setting, chosen like those of blocks: from the library, uploaded, or by its URL. */
export function SettingImage({ name, label, document, problem, ground, onChange }: SettingImageProps) {
  const id = useId();
  const field = useMemo(() => image({ label }), [label]);
  return (
    <Frame aria-labelledby={`${id}-label`}>
      <GroupLabel id={`${id}-label`}>{label}</GroupLabel>
      <ImageControl
        {...{ id, name, field, ground }}
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
    </Frame>
  );
}
