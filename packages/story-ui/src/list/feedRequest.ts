import type { ContentConfig, ContentScope } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { CardParts } from '../card/StoryCard.tsx';
import { feedFilter } from '../card/storyFilter.ts';

export interface FeedRequestOptions {
  /** The name of the block, which separates the caches of blocks. */
  readonly feature: string;
  /** The parts of a story that are shown; only their fields are requested. */
  readonly show: CardParts;
  readonly scope: Pick<ContentScope, 'site' | 'tokenVersion'>;
}

/** Returns the request of a list of stories; `undefined` without a source, or if no part of a story is shown. */
export function feedRequest(
  config: ContentConfig | undefined,
  { feature, show, scope: { site, tokenVersion } }: FeedRequestOptions,
): ContentRequest | undefined {
  if (!config?.contentService || !Object.values(show).some(Boolean)) return undefined;
  const { overline, description, byline, date } = show;
  const filter = feedFilter(
    { site: site.id, tokenVersion },
    { overline, description, attribution: byline || date },
  );
  return {
    source: config.contentService,
    query: { ...config.contentConfigValues, feature },
    filter,
  };
}
