'use client';
import { useEffect, useRef, useState } from 'react';
import type { FocusEvent, FormEvent, RefObject } from 'react';

/** A text, or a function of the control. For `undefined` and an empty text the browser's own message is used. */
export type ValidationMessage = string | ((control: FormControl) => string | undefined);

export type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

type Validity =
  | { readonly status: 'unchecked' }
  | { readonly status: 'valid' }
  | { readonly status: 'invalid'; readonly message: string; readonly isAnnounced: boolean };

interface ValidityOptions {
  /** Replaces the browser's message: a text, or a function of the control's current state. */
  readonly message?: ValidationMessage | undefined;
  /** Checks before the first blur. */
  readonly showDefaultError?: boolean;
  /** Anything else that decides the validity, e.g. the pattern; a change validates the control again. */
  readonly constraint?: string;
}

interface FieldValidity<Control extends FormControl> {
  readonly control: RefObject<Control | null>;
  readonly status: Validity['status'];
  /** The error; absent while the control is valid. */
  readonly error: string | undefined;
  /** Whether the error is read out as it comes; those that a form finds are read out by its summary. */
  readonly isAnnounced: boolean;
  /** The attributes of the element around everything that belongs to the field. */
  readonly group: {
    readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
    readonly onChange: () => void;
  };
  /** The handler for each control. */
  readonly onInvalid: (event: FormEvent<HTMLElement>) => void;
}

function checkControl(
  control: FormControl,
  given: ValidationMessage | undefined,
  isAnnounced: boolean,
): Validity {
  control.setCustomValidity('');
  if (!control.willValidate || control.validity.valid) return { status: 'valid' };
  const custom = typeof given === 'function' ? given(control) : given;
  if (custom !== undefined && custom !== '') control.setCustomValidity(custom);
  return { status: 'invalid', message: control.validationMessage, isAnnounced };
}

/**
 * Returns the result of the browser's validation: none until the reader leaves the field for the first time, then at every
 * change. The browser's `invalid` event, which the check of the whole form causes, shows the error too.
 */
export function useValidity<Control extends FormControl>(options: ValidityOptions): FieldValidity<Control> {
  const { message, showDefaultError = false, constraint = '' } = options;
  const control = useRef<Control>(null);
  const [validity, setValidity] = useState<Validity>({ status: 'unchecked' });
  const circumstances = `${typeof message === 'function' ? '' : message} ${constraint}`;
  const checkedUnder = useRef<string>(undefined);
  const check = (isAnnounced = true) => {
    if (control.current === null) return;
    checkedUnder.current = circumstances;
    setValidity(checkControl(control.current, message, isAnnounced));
  };
  const latest = useRef(check);
  useEffect(() => {
    latest.current = check;
  });
  useEffect(() => {
    if (checkedUnder.current === circumstances) return;
    if (showDefaultError || checkedUnder.current !== undefined) latest.current();
  }, [showDefaultError, circumstances]);
  return {
    control,
    status: validity.status,
    error: validity.status === 'invalid' ? validity.message : undefined,
    isAnnounced: validity.status === 'invalid' && validity.isAnnounced,
    group: {
      onBlur(event) {
        // A reader who moves from the control to its own button is still in the field.
        if (!event.currentTarget.contains(event.relatedTarget)) check();
      },
      onChange() {
        if (checkedUnder.current !== undefined) check();
      },
    },
    onInvalid(event) {
      event.preventDefault();
      check(false);
    },
  };
}
