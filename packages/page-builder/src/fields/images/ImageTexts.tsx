'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { useId, useState } from 'react';
import { Notice } from '../../controls/Notice.tsx';
import { Hint, Input, Label, Legend, Part, Stack } from '../fieldStyles.ts';
import { phrases } from '../pickers/phrases.ts';
import type { LibraryImage } from './LibraryImage.ts';
import { useImageChange } from './useImageChange.ts';

/** The most characters that the site keeps of a text. */
const LONGEST = 2000;

interface TextInputProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TextInput({ label, value, onChange }: TextInputProps) {
  const id = useId();
  return (
    <Stack>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        type="text"
        dir="auto"
        maxLength={LONGEST}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Stack>
  );
}

export interface ImageTextsProps {
  readonly image: LibraryImage;
  /** Called after saving, which may be after the form has closed. */
  readonly onSaved: (image: LibraryImage) => void;
}

type Texts = Pick<LibraryImage, 'alt' | 'caption' | 'credit'>;

/** Renders alternative text, caption and credit of an image. They are kept with it, wherever it is chosen. */
export function ImageTexts({ image, onSaved }: ImageTextsProps) {
  const t = usePhrases(phrases);
  const [texts, setTexts] = useState<Texts>(image);
  const { problem, save } = useImageChange({ image, onSaved, savedText: t('pickers.textsSaved') });
  const write = (change: Partial<Texts>) => {
    setTexts({ ...texts, ...change });
    save(change);
  };
  return (
    <Part>
      <Legend>{t('pickers.keptTexts')}</Legend>
      <Hint>{t('pickers.keptTextsHelp')}</Hint>
      <TextInput label={t('pickers.keptAlt')} value={texts.alt} onChange={(alt) => write({ alt })} />
      <TextInput
        label={t('pickers.caption')}
        value={texts.caption}
        onChange={(caption) => write({ caption })}
      />
      <TextInput label={t('pickers.credit')} value={texts.credit} onChange={(credit) => write({ credit })} />
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
    </Part>
  );
}
