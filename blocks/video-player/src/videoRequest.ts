import type { FieldValues } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { fields } from './fields.ts';

type ContentFields = Pick<
  FieldValues<typeof fields>,
  'inheritGlobalContent' | 'itemContentConfig' | 'websiteURL'
>;

/**
 * What to ask for; `undefined` while the page's own video is shown. A place that never said which one takes what it names,
 * if it names anything. There is no field filter.
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

/** Whether the block shows the page's own video. */
export function showsPageVideo(values: ContentFields): boolean {
  return values.inheritGlobalContent ?? videoRequest(values, '') === undefined;
}
