import type { ReactNode } from 'react';
import type { ValidationMessage } from './useValidity.ts';

/** The colour of a field that the browser finds valid; the caller provides the text beside it. */
export type InputState = 'default' | 'error' | 'success' | 'warning';
export type InputSize = 'large' | 'small';

/** The props that all fields share. Fields are uncontrolled; `onChange` only reports the value. */
export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly required?: boolean;
  /** Replaces the browser's message: a text, or a function of the control's current state. */
  readonly validationErrorMessage?: ValidationMessage;
  /** Shows an error before the reader has left the field for the first time. */
  readonly showDefaultError?: boolean;
  /** A hint under the field; an error replaces it. */
  readonly tip?: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly onChange?: (change: { readonly value: string }) => void;
}
