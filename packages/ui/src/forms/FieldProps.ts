import type { ReactNode } from 'react';
import type { ValidationMessage } from './useValidity.ts';

/** A colour for a field that the browser finds valid; the words beside it are the caller's. */
export type InputState = 'default' | 'error' | 'success' | 'warning';
export type InputSize = 'large' | 'small';

/** What all fields share. Fields keep their own value; `onChange` only tells. */
export interface FieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly required?: boolean;
  /** Replaces the browser's message: a text, or what to say of the control as it is now. */
  readonly validationErrorMessage?: ValidationMessage;
  /** Shows an error before the reader has left the field for the first time. */
  readonly showDefaultError?: boolean;
  /** A hint under the field; an error takes its place. */
  readonly tip?: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly onChange?: (change: { readonly value: string }) => void;
}
