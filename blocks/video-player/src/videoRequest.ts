import type { FieldValues } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { fields } from './fields.ts';

type ContentFields = Pick<
  FieldValues<typeof fields>,
  'inheritGlobalContent' | 'itemContentConfig' | 'websiteURL'
>;

/**
 * Returns the request for the chosen video; `undefined` when the page's own video is shown. A block without a stored choice
 * uses its source if it has one. The request has no field filter.
 */
export function videoRequest(
  { inheritGlobalContent, itemContentConfig, websiteURL = '' }: ContentFields,
  site: string,
): ContentRequest | undefined {
  if (inheritGlobalContent === true) return undefined;
  const feature = 'video-player';
  if (websiteURL.trim() !== '')
    return { source: 'content-api', query: { website_url: websiteURL.trim(), site, feature } };
  const { contentService = '', contentConfigValues } = itemContentConfig ?? {};
  if (contentService === '') return undefined;
  return { source: contentService, query: { ...contentConfigValues, feature } };
}

/** Returns whether the block shows the page's own video. */
export function showsPageVideo(values: ContentFields): boolean {
  return values.inheritGlobalContent ?? videoRequest(values, '') === undefined;
}
