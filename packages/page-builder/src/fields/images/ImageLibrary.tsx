'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { styled } from 'styled-components';
import { useRead } from '../../api/useRead.ts';
import { Notice } from '../../controls/Notice.tsx';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { useBuilder } from '../../desk/Builder.ts';
import { Bar } from '../fieldStyles.ts';
import { PickerPanel } from '../pickers/PickerPanel.tsx';
import { phrases } from '../pickers/phrases.ts';
import { listImages } from './LibraryImage.ts';
import type { LibraryImage } from './LibraryImage.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: 0.4rem;
  max-block-size: 20rem;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
`;

const Tile = styled.button`
  display: grid;
  gap: 0.2rem;
  inline-size: 100%;
  padding: 0.2rem;
  border: 1px solid ${token('rule')};
  border-radius: ${token('radius')};
  background: ${token('paper')};
  color: ${token('ink')};
  font: 400 ${token('type-0')} / 1.3 ${token('sans')};
  overflow-wrap: anywhere;
  cursor: pointer;
  &:hover {
    border-color: ${token('rule-strong')};
  }
`;

const Thumbnail = styled.img`
  inline-size: 100%;
  aspect-ratio: 3 / 2;
  object-fit: cover;
  background: ${token('tint')};
`;

export interface ImageLibraryProps {
  readonly id: string;
  readonly onPick: (image: LibraryImage) => void;
  readonly onClose: () => void;
}

/** What was uploaded, newest first. */
export function ImageLibrary({ id, onPick, onClose }: ImageLibraryProps) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const images = useRead((signal) => listImages(client, signal), [client]);
  return (
    <PickerPanel id={id} label={t('pickers.library')} onClose={onClose}>
      <Bar>
        <ToolButton onClick={onClose}>{t('pickers.close')}</ToolButton>
      </Bar>
      {images.kind === 'loading' && <Notice kind="wait">{t('pickers.loading')}</Notice>}
      {images.kind === 'failed' && <Notice kind="problem">{images.message}</Notice>}
      {images.kind === 'read' && images.value.length === 0 && (
        <Notice kind="note">{t('pickers.noImages')}</Notice>
      )}
      {images.kind === 'read' && (
        <Grid>
          {images.value.map((image) => (
            <li key={image.id}>
              <Tile type="button" onClick={() => onPick(image)}>
                <Thumbnail src={image.thumbnailUrl} alt="" loading="lazy" />
                {image.name}
              </Tile>
            </li>
          ))}
        </Grid>
      )}
    </PickerPanel>
  );
}
