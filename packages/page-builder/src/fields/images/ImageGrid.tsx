'use client';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { usePhrases, usePublicUrl } from '@broadsheet/block-kit';
import { token } from '@broadsheet/ui';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Notice } from '../../controls/Notice.tsx';
import { ToolButton } from '../../controls/ToolButton.tsx';
import { phrases } from '../pickers/phrases.ts';
import { useSettled } from '../useSettled.ts';
import { writeDraggedImage } from './DraggedImage.ts';
import { EVERY_IMAGE, ImageSearchFields, useImageSearch } from './ImageSearchFields.tsx';
import type { LibraryImage } from './LibraryImage.ts';
import { phrases as libraryPhrases } from './phrases.ts';
import { useFoundImages } from './useFoundImages.ts';
import { useWhenSeen } from './useWhenSeen.ts';

const Frame = styled.div`
  display: grid;
  gap: 0.6rem;
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: 0.4rem;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    /* Of thousands of images only those in sight are laid out. */
    content-visibility: auto;
    contain-intrinsic-size: auto 7rem;
  }
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

const Missing = styled.span`
  color: ${token('ink-soft')};
  font-size: 0.75rem;
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
  /** Whether a tile tells that its image has no alternative text. */
  readonly isAltTold?: boolean;
}

function ImageTile({ image, onPick, isAltTold = false }: ImageTileProps) {
  const t = usePhrases(libraryPhrases);
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
      {isAltTold && image.alt === '' && <Missing>{t('library.noAlt')}</Missing>}
    </Tile>
  );
}

interface MoreProps {
  readonly onMore: () => void;
  readonly isLoading: boolean;
  /** The number of images so far; undefined when more are fetched only by a press. */
  readonly turn: number | undefined;
}

/** Renders the button that fetches more images, which it does by itself when it comes into sight. */
function More({ onMore, isLoading, turn }: MoreProps) {
  const t = usePhrases(libraryPhrases);
  const element = useRef<HTMLButtonElement>(null);
  useWhenSeen(element, { act: onMore, turn });
  return (
    <ToolButton ref={element} aria-disabled={isLoading} onClick={onMore}>
      {t('library.more')}
    </ToolButton>
  );
}

export interface ImageGridProps extends Pick<ImageTileProps, 'onPick' | 'isAltTold'> {
  /** Changes when images were added or deleted. */
  readonly turn?: number;
}

/** Renders the search of images and what it found, newest first, to be chosen or dragged onto an image of the page. */
export function ImageGrid({ onPick, isAltTold, turn }: ImageGridProps) {
  const t = usePhrases(phrases);
  const onLibrary = usePhrases(libraryPhrases);
  const [typed, setTyped] = useState(EVERY_IMAGE);
  const words = useSettled(typed.words);
  const { images, isLoading, problem, more } = useFoundImages(useImageSearch({ ...typed, words }), turn);
  const isAll = Object.values(typed).every((part) => part === '');
  return (
    <Frame>
      <ImageSearchFields search={typed} onChange={setTyped} />
      {isLoading && images.length === 0 && <Notice kind="wait">{t('pickers.loading')}</Notice>}
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {images.length === 0 && !isLoading && problem === undefined && (
        <Notice kind="note">{isAll ? t('pickers.noImages') : onLibrary('library.none')}</Notice>
      )}
      <output className="bs-hidden">
        {images.length > 0 && !isLoading && onLibrary('library.shown', { n: images.length })}
      </output>
      {images.length > 0 && (
        <Grid aria-busy={isLoading}>
          {images.map((image) => (
            <li key={image.id}>
              <ImageTile {...{ image, onPick, isAltTold }} />
            </li>
          ))}
        </Grid>
      )}
      {/* What has failed would fail again at once, over and over: then only a press repeats it. */}
      {more !== undefined && (
        <More
          onMore={more}
          isLoading={isLoading}
          turn={isLoading || problem !== undefined ? undefined : images.length}
        />
      )}
    </Frame>
  );
}
