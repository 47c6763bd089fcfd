'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useId } from 'react';
import { noteAttributes } from './FieldNote.tsx';
import type { FieldProps } from './FieldProps.ts';
import { phrases } from './phrases.ts';
import { useValidity } from './useValidity.ts';
import type { FormControl, ValidationMessage } from './useValidity.ts';

type SharedProps = Pick<
  FieldProps,
  'id' | 'required' | 'tip' | 'className' | 'validationErrorMessage' | 'showDefaultError'
>;

/** Gives what a field says when it is invalid: its own words; else, when it is empty, those of the site's language. */
function useValidationMessage(given: ValidationMessage | undefined): ValidationMessage {
  const t = usePhrases(phrases);
  return given ?? (({ validity }) => (validity.valueMissing ? t('form.required') : undefined));
}

/**
 * What every field does: an id, validation by the browser, and a note for its tip or its error.
 *
 * @param constraint whatever else decides over the validity, such as the pattern; a change of it checks again
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
    /** For the element that the note describes. */
    described: noteAttributes({ of: id, error, tip }),
    /** For the `Frame` around everything that belongs to the field. */
    frame: { className, ...group },
    /** For the `FieldNote` at its end. */
    note: { of: id, error, isAnnounced, tip },
  };
}
