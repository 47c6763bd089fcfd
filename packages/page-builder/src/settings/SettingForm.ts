import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { useSiteText } from '../language/useSiteText.ts';
import type { SettingDocument, SettingProblem } from './Setting.ts';

/** The props of the form of every setting. */
export interface SettingFormProps {
  readonly document: SettingDocument;
  readonly problems: readonly SettingProblem[];
  readonly isReadOnly: boolean;
  /** Called with the whole changed document. */
  readonly onChange: (document: SettingDocument) => void;
}

/** Returns a function that returns the message about the problem at a path of the document; warnings do not count. */
export function useProblemAt(problems: readonly SettingProblem[]): (path: string) => string | undefined {
  const write = useSiteText();
  return (path) => {
    const found = problems.find((each) => each.path === path && !each.isWarning);
    return found && write(found.reason);
  };
}

/** A group of fields that belong together. */
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
