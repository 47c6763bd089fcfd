'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useId } from 'react';
import { getNoteAttributes } from './FieldNote.tsx';
import type { FieldProps } from './FieldProps.ts';
import { phrases } from './phrases.ts';
import { useValidity } from './useValidity.ts';
import type { FormControl, ValidationMessage } from './useValidity.ts';

type SharedProps = Pick<
  FieldProps,
  'id' | 'required' | 'tip' | 'className' | 'validationErrorMessage' | 'showDefaultError'
>;

/** Returns the message of an invalid field: its own, else, if the field is empty, a phrase in the site's language. */
function useValidationMessage(given: ValidationMessage | undefined): ValidationMessage {
  const t = usePhrases(phrases);
  return given ?? (({ validity }) => (validity.valueMissing ? t('form.required') : undefined));
}

/**
 * Returns what every field needs: an id, validation by the browser, and a note for its tip or its error.
 *
 * @param constraint anything else that decides the validity, e.g. the pattern; a change validates the field again
 */
export function useField<Control extends FormControl>(props: SharedProps, constraint = '') {
  const { required = false, tip, className, validationErrorMessage, showDefaultError } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { control, status, error, isAnnounced, group, onInvalid } = useValidity<Control>({
    message: useValidationMessage(validationErrorMessage),
    showDefaultError,
    constraint: `${required} ${constraint}`,
  });
  return {
    id,
    control,
    status,
    onInvalid,
    /** The attributes of the element that the note describes. */
    described: getNoteAttributes({ of: id, error, tip }),
    /** For the `Frame` around everything that belongs to the field. */
    frame: { className, ...group },
    /** The props of the `FieldNote` at the end of the field. */
    note: { of: id, error, isAnnounced, tip },
  };
}
