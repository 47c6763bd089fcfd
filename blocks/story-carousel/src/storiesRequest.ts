import type { ContentScope, FieldValues } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { feedFilter } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';

/** Returns the request for the stories; `undefined` without a source. */
export function storiesRequest(
  { carouselContentConfig }: FieldValues<typeof fields>,
  { site, tokenVersion }: Pick<ContentScope, 'site' | 'tokenVersion'>,
): ContentRequest | undefined {
  const { contentService, contentConfigValues } = carouselContentConfig ?? {};
  if (!contentService) return undefined;
  return {
    source: contentService,
    query: { ...contentConfigValues, feature: 'story-carousel' },
    filter: feedFilter({ site: site.id, tokenVersion }, { description: true }),
  };
}
