'use client';
import { contentValue, lazyLoaded, useContent, useGlobalContent, useHost } from '@broadsheet/block-kit';
import type { FieldValues } from '@broadsheet/block-kit';
import { parsePromoItem } from '@broadsheet/sdk-content';
import { Gallery as GalleryPart, galleryPictures } from '@broadsheet/story';
import type { fields } from './fields.ts';
import { galleryRequest } from './galleryRequest.ts';

export type GalleryProps = Omit<FieldValues<typeof fields>, 'lazyLoad'>;

/** The pictures of the page's gallery, or of a chosen one, one at a time (block-contracts 2.18). */
function GalleryView(props: GalleryProps) {
  const { hideTitle, hideCaption, hideCredits, inheritGlobalContent, galleryContentConfig } = props;
  const { tokenVersion, instanceId } = useHost();
  const request = galleryRequest(props);
  const chosen = contentValue(useContent(request, parsePromoItem));
  const own = useGlobalContent(parsePromoItem);
  const isOwn = inheritGlobalContent ?? !galleryContentConfig?.contentService;
  const gallery = isOwn ? own : chosen;
  if (gallery === undefined) return null;
  return (
    <GalleryPart
      id={gallery._id ?? instanceId}
      title={gallery.headlines?.basic}
      pictures={galleryPictures(gallery.content_elements, {
        tokenVersion,
        hideTitle,
        hideCaption,
        hideCredits,
      })}
      measure={{ height: 281.25 }}
      widths={[150, 375, 500, 1500, 2000]}
      sizes="(min-width: 64rem) 46rem, 100vw"
    />
  );
}

export const Gallery = lazyLoaded(GalleryView);
