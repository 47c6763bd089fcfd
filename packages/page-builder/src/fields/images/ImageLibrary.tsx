'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { Bar } from '../fieldStyles.ts';
import { PickerPanel } from '../pickers/PickerPanel.tsx';
import { phrases } from '../pickers/phrases.ts';
import { ImageGrid } from './ImageGrid.tsx';
import type { LibraryImage } from './LibraryImage.ts';

/** The scrolling container, whose height suits the fields around it. */
const Shelf = styled.div`
  max-block-size: 20rem;
  overflow: auto;
`;

export interface ImageLibraryProps {
  readonly id: string;
  readonly onPick: (image: LibraryImage) => void;
  readonly onClose: () => void;
}

/** Renders the uploaded images for one field. */
export function ImageLibrary({ id, onPick, onClose }: ImageLibraryProps) {
  const t = usePhrases(phrases);
  return (
    <PickerPanel id={id} label={t('pickers.library')} onClose={onClose}>
      <Bar>
        <ToolButton onClick={onClose}>{t('pickers.close')}</ToolButton>
      </Bar>
      <Shelf>
        <ImageGrid onPick={onPick} />
      </Shelf>
    </PickerPanel>
  );
}
