'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useId, useState } from 'react';
import { Notice } from '../controls/Notice.tsx';
import { Hint, Input, Label, Part, Stack } from '../fields/fieldStyles.ts';
import type { LibraryImage } from '../fields/images/LibraryImage.ts';
import { useImageChange } from '../fields/images/useImageChange.ts';
import { phrases } from './phrases.ts';

/** Returns the tags of a text; they are separated as people of any script separate words of a list. */
const readTags = (text: string): readonly string[] =>
  text
    .split(/[,;،、，]/u)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

export interface ImageTagsProps {
  readonly image: LibraryImage;
  readonly onSaved: (image: LibraryImage) => void;
}

/** Renders the tags of an image as one field. */
export function ImageTags({ image, onSaved }: ImageTagsProps) {
  const t = usePhrases(phrases);
  const id = useId();
  const [text, setText] = useState(() => image.tags.join(', '));
  const { problem, save } = useImageChange({ image, onSaved, savedText: t('library.tagsSaved') });
  return (
    <Part as="div">
      <Stack>
        <Label htmlFor={id}>{t('library.tags')}</Label>
        <Input
          id={id}
          type="text"
          dir="auto"
          value={text}
          aria-describedby={`${id}-help`}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            save({ tags: readTags(currentTarget.value) });
          }}
        />
        <Hint id={`${id}-help`}>{t('library.tagsHelp')}</Hint>
        {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      </Stack>
    </Part>
  );
}
