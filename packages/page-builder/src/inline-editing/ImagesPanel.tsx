'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { styled } from 'styled-components';
import { useBuilder } from '../builder/Builder.ts';
import { useEditing } from '../editing/Editing.ts';
import { Hint } from '../fields/fieldStyles.ts';
import { ImageGrid } from '../fields/images/ImageGrid.tsx';
import { phrases } from './phrases.ts';
import { usePutImage } from './usePutImage.ts';

const Panel = styled.div`
  display: grid;
  gap: 0.5rem;
  align-content: start;
  padding: 0.5rem;
`;

/**
 * Renders the image library beside the page; images are dragged onto images of the page, or clicked for the selected block.
 */
export function ImagesPanel() {
  const t = usePhrases(phrases);
  const { announce } = useBuilder();
  const { store } = useEditing();
  const putImage = usePutImage();
  return (
    <Panel>
      <Hint>{t('inPlace.images')}</Hint>
      <ImageGrid
        onPick={(image) => {
          const { selected } = store.get();
          if (selected === undefined || !putImage(image, { id: selected })) announce(t('inPlace.noImage'));
        }}
      />
    </Panel>
  );
}
