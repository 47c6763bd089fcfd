import type { ReactNode } from 'react';
import { ErrorText, Tip } from './fieldStyles.ts';

interface FieldNoteProps {
  /** Id of the field; the note's own follows from it. */
  readonly of: string;
  readonly error: string | undefined;
  /** Whether the error is read out as it comes; yes unless told. */
  readonly isAnnounced?: boolean;
  readonly tip: ReactNode;
}

const hasTip = (tip: ReactNode): boolean => tip !== undefined && tip !== null && tip !== false && tip !== '';

/** The error of a field, else its tip, under the control. */
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

/** ARIA attributes of the control that such a note belongs to. */
export function noteAttributes({ of, error, tip }: FieldNoteProps) {
  return {
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': error === undefined && !hasTip(tip) ? undefined : `${of}-note`,
  };
}
