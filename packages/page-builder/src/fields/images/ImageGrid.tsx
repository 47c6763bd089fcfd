'use client';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { useRead } from '../../api/useRead.ts';
import { Notice } from '../../controls/Notice.tsx';
import { useBuilder } from '../../builder/Builder.ts';
import { phrases } from '../pickers/phrases.ts';
import { writeDraggedImage } from './DraggedImage.ts';
import { listImages } from './LibraryImage.ts';
import type { LibraryImage } from './LibraryImage.ts';

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: 0.4rem;
  margin: 0;
  padding: 0;
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

interface ImageTileProps {
  readonly image: LibraryImage;
  readonly onPick: (image: LibraryImage) => void;
}

function ImageTile({ image, onPick }: ImageTileProps) {
  const element = useRef<HTMLButtonElement>(null);
  const publicUrl = usePublicUrl();
  useEffect(() => {
    if (element.current === null) return undefined;
    return draggable({ element: element.current, getInitialData: () => writeDraggedImage(image) });
  }, [image]);
  return (
    <Tile ref={element} type="button" data-image={image.id} onClick={() => onPick(image)}>
      <Thumbnail
        src={image.thumbnailUrl && publicUrl(image.thumbnailUrl)}
        alt=""
        loading="lazy"
        draggable={false}
      />
      {image.name}
    </Tile>
  );
}

/** Renders the uploaded images, newest first, to be chosen or dragged onto an image of the page. */
export function ImageGrid({ onPick }: Pick<ImageTileProps, 'onPick'>) {
  const t = usePhrases(phrases);
  const { client } = useBuilder();
  const images = useRead((signal) => listImages(client, signal), [client]);
  switch (images.kind) {
    case 'loading':
      return <Notice kind="wait">{t('pickers.loading')}</Notice>;
    case 'failed':
      return <Notice kind="problem">{images.message}</Notice>;
    case 'read':
      if (images.value.length === 0) return <Notice kind="note">{t('pickers.noImages')}</Notice>;
      return (
        <Grid>
          {images.value.map((image) => (
            <li key={image.id}>
              <ImageTile {...{ image, onPick }} />
            </li>
          ))}
        </Grid>
      );
  }
}
