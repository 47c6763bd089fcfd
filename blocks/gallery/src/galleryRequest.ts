import type { FieldValues } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { fields } from './fields.ts';

type GalleryFields = Pick<FieldValues<typeof fields>, 'galleryContentConfig' | 'inheritGlobalContent'>;

/**
 * Returns the request for the chosen gallery; `undefined` when the page's own gallery is shown. A block without a stored
 * choice uses its source if it has one. The request has no field filter.
 */
export function galleryRequest({
  galleryContentConfig,
  inheritGlobalContent,
}: GalleryFields): ContentRequest | undefined {
  const { contentService = '', contentConfigValues } = galleryContentConfig ?? {};
  if (contentService === '' || inheritGlobalContent === true) return undefined;
  return { source: contentService, query: { ...contentConfigValues, feature: 'gallery' } };
}
