'use client';
import { contentValue, lazyLoaded, useContent, useGlobalContent, useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parsePromoItem } from '@broadsheet/sdk-content';
import {
  Gallery as GalleryPart,
  getGalleryImages,
  imageWidths,
  useStoryLanguage,
} from '@broadsheet/story-ui';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { galleryRequest } from './galleryRequest.ts';

/** The frame of the gallery, never so wide that an image is taller than most screens. */
const Frame = styled.div`
  max-inline-size: 60rem;
`;

export type GalleryProps = Omit<FieldValues<typeof fields>, 'lazyLoad'>;

/** Renders the images of the page's gallery, or of a chosen one, one at a time. */
function GalleryView(props: GalleryProps) {
  const { hideTitle, hideCaption, hideCredits, inheritGlobalContent, galleryContentConfig } = props;
  const { tokenVersion, instanceId } = useHost();
  const request = galleryRequest(props);
  const chosen = contentValue(useContent(request, parsePromoItem));
  const own = useGlobalContent(parsePromoItem);
  const isOwn = inheritGlobalContent ?? !galleryContentConfig?.contentService;
  const gallery = isOwn ? own : chosen;
  const language = useStoryLanguage(gallery);
  if (gallery === undefined) return null;
  const images = getGalleryImages(gallery.content_elements, {
    tokenVersion,
    hideTitle,
    hideCaption,
    hideCredits,
  });
  if (images.length === 0) return null;
  return (
    <Frame>
      <GalleryPart
        id={gallery._id ?? instanceId}
        title={gallery.headlines?.basic}
        language={language}
        images={images}
        measure={{ height: 281.25 }}
        hasAdPlaces
        {...imageWidths.gallery}
      />
    </Frame>
  );
}

export const Gallery = lazyLoaded(GalleryView);
