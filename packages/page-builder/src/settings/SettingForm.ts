import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import type { SettingDocument, SettingProblem } from './Setting.ts';

/** What the form of every setting is given. */
export interface SettingFormProps {
  readonly document: SettingDocument;
  readonly problems: readonly SettingProblem[];
  readonly isReadOnly: boolean;
  /** Takes the whole document as it shall be. */
  readonly onChange: (document: SettingDocument) => void;
}

/** What is wrong at a path of the document. */
export const problemAt = (problems: readonly SettingProblem[], path: string): string | undefined =>
  problems.find((each) => each.path === path && !each.isWarning)?.reason;

/** Fields that belong together. */
export const FieldGroup = styled.fieldset`
  display: grid;
  gap: 0.75rem 1rem;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  align-items: start;
  min-inline-size: 0;
  padding: 0.75rem 0 1.25rem;
  border: 0;
  border-block-start: 1px solid ${token('rule')};
  > legend {
    padding-inline-end: 0.75rem;
    font-weight: 600;
  }
`;
