import type { ReactNode } from 'react';
import { ErrorText, Tip } from './fieldStyles.ts';

interface FieldNoteProps {
  /** The id of the field, from which the note's own id is derived. */
  readonly of: string;
  readonly error: string | undefined;
  /** Whether the error is announced when it appears. Default: true. */
  readonly isAnnounced?: boolean;
  readonly tip: ReactNode;
}

const hasTip = (tip: ReactNode): boolean => tip !== undefined && tip !== null && tip !== false && tip !== '';

/** Renders the error of a field, else its tip, under the control. */
export function FieldNote({ of, error, isAnnounced = true, tip }: FieldNoteProps) {
  const id = `${of}-note`;
  if (error !== undefined)
    return (
      <ErrorText id={id} role={isAnnounced ? 'alert' : undefined}>
        {error}
      </ErrorText>
    );
  return hasTip(tip) ? <Tip id={id}>{tip}</Tip> : null;
}

/** Returns the ARIA attributes of the control that a note belongs to. */
export function getNoteAttributes({ of, error, tip }: FieldNoteProps) {
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined && !hasTip(tip) ? undefined : `${of}-note`,
  };
}
