'use client';
import { useHost } from '@broadsheet/block-kit';
import { parsePromoItem } from '@broadsheet/sdk-content';
import type { PromoItem } from '@broadsheet/sdk-content';
import { styled } from 'styled-components';
import { Gallery } from '../gallery/Gallery.tsx';
import { getGalleryImages } from '../gallery/getGalleryImages.ts';
import { imageWidths } from '../image/imageWidths.ts';
import type { ElementRenderer, ElementSettings } from './ElementRenderer.ts';
import { cleared, reaching } from './elementStyles.ts';

const Box = styled.div`
  ${cleared}
  ${reaching}
`;

interface InnerGalleryProps {
  readonly gallery: PromoItem;
  readonly id: string;
  readonly settings: ElementSettings;
}

function InnerGallery({ gallery, id, settings }: InnerGalleryProps) {
  const { tokenVersion } = useHost();
  const images = getGalleryImages(gallery.content_elements, {
    tokenVersion,
    hideTitle: settings.hideGalleryTitle,
    hideCaption: settings.hideGalleryCaption,
    hideCredits: settings.hideGalleryCredits,
  });
  return (
    <Box>
      <Gallery
        id={gallery._id ?? id}
        title={gallery.description?.basic}
        images={images}
        measure={{ width: imageWidths.galleryInText.width }}
        widths={imageWidths.galleryInText.widths}
        sizes={imageWidths.galleryInText.sizes}
      />
    </Box>
  );
}

export const renderGallery: ElementRenderer = ({ raw }, { id, settings }) => {
  const gallery = parsePromoItem(raw);
  const isEmpty = gallery?.content_elements?.every(({ url }) => url === undefined) ?? true;
  return gallery === undefined || isEmpty ? undefined : (
    <InnerGallery gallery={gallery} id={id} settings={settings} />
  );
};
