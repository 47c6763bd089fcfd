'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { Bar } from '../fieldStyles.ts';
import { PickerPanel } from '../pickers/PickerPanel.tsx';
import { phrases } from '../pickers/phrases.ts';
import { ImageGrid } from './ImageGrid.tsx';
import type { LibraryImage } from './LibraryImage.ts';

export interface ImageLibraryProps {
  readonly id: string;
  readonly onPick: (image: LibraryImage) => void;
  readonly onClose: () => void;
}

/** The uploaded images, for one field. */
export function ImageLibrary({ id, onPick, onClose }: ImageLibraryProps) {
  const t = usePhrases(phrases);
  return (
    <PickerPanel id={id} label={t('pickers.library')} onClose={onClose}>
      <Bar>
        <ToolButton onClick={onClose}>{t('pickers.close')}</ToolButton>
      </Bar>
      <ImageGrid onPick={onPick} />
    </PickerPanel>
  );
}
