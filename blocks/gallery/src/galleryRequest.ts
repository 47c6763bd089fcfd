import type { FieldValues } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { fields } from './fields.ts';

type GalleryFields = Pick<FieldValues<typeof fields>, 'galleryContentConfig' | 'inheritGlobalContent'>;

/**
 * What to ask for; `undefined` while the page's own gallery is shown. A place that never said which one takes its
 * source if it has one. There is no field filter.
 */
export function galleryRequest({
  galleryContentConfig,
  inheritGlobalContent,
}: GalleryFields): ContentRequest | undefined {
  const { contentService = '', contentConfigValues } = galleryContentConfig ?? {};
  if (contentService === '' || inheritGlobalContent === true) return undefined;
  return { source: contentService, query: { ...contentConfigValues, feature: 'gallery' } };
}
