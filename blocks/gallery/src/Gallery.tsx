'use client';
import { contentValue, lazyLoaded, useContent, useGlobalContent, useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parsePromoItem } from '@broadsheet/sdk-content';
import { Gallery as GalleryPart, galleryPictures } from '@broadsheet/story';
import { styled } from 'styled-components';
import type { fields } from './fields.ts';
import { galleryRequest } from './galleryRequest.ts';

/** Wide, but never so wide that a picture is taller than most screens. */
const Frame = styled.div`
  max-inline-size: 60rem;
`;

export type GalleryProps = Omit<FieldValues<typeof fields>, 'lazyLoad'>;

/** The pictures of the page's gallery, or of a chosen one, one at a time. */
function GalleryView(props: GalleryProps) {
  const { hideTitle, hideCaption, hideCredits, inheritGlobalContent, galleryContentConfig } = props;
  const { tokenVersion, instanceId } = useHost();
  const request = galleryRequest(props);
  const chosen = contentValue(useContent(request, parsePromoItem));
  const own = useGlobalContent(parsePromoItem);
  const isOwn = inheritGlobalContent ?? !galleryContentConfig?.contentService;
  const gallery = isOwn ? own : chosen;
  if (gallery === undefined) return null;
  const pictures = galleryPictures(gallery.content_elements, {
    tokenVersion,
    hideTitle,
    hideCaption,
    hideCredits,
  });
  if (pictures.length === 0) return null;
  return (
    <Frame>
      <GalleryPart
        id={gallery._id ?? instanceId}
        title={gallery.headlines?.basic}
        pictures={pictures}
        measure={{ height: 281.25 }}
        widths={[150, 375, 500, 1500, 2000]}
        sizes="(min-width: 64rem) 60rem, 100vw"
      />
    </Frame>
  );
}

export const Gallery = lazyLoaded(GalleryView);
