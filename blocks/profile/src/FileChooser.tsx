'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { forwardRef } from 'react';
import { phrases } from './phrases.ts';

export interface FileChooserProps {
  /** `undefined` where the reader chose none after all. */
  readonly onChoose: (file: File | undefined) => void;
}

/** The browser's dialog for files, to be opened by a click on the ref; a button of the page stands for it. */
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
        // The same file may be chosen again, after a failure.
        currentTarget.value = '';
        props.onChoose(file);
      }}
    />
  );
});
