'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { forwardRef } from 'react';
import { phrases } from './phrases.ts';

export interface FileChooserProps {
  /** Runs after the choice; `undefined` when the reader chose no file. */
  readonly onChoose: (file: File | undefined) => void;
}

/** Renders a hidden file input. A button of the page clicks it through the ref, which opens the browser's file dialog. */
export const FileChooser = forwardRef<HTMLInputElement, FileChooserProps>(function FileChooser(props, ref) {
  const t = usePhrases(phrases);
  return (
    <input
      ref={ref}
      type="file"
      accept="image/jpeg"
      hidden
      aria-label={t('id.pictureUpload')}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        // Without this, choosing the same file again after a failure would not fire the event.
        currentTarget.value = '';
        props.onChoose(file);
      }}
    />
  );
});
