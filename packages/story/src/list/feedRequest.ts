import type { ContentConfig, ContentScope } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { CardParts } from '../card/StoryCard.tsx';
import { feedFilter } from '../card/storyFilter.ts';

export interface FeedRequestOptions {
  /** Name of the block; it keeps the answers to each kind of block apart in caches. */
  readonly feature: string;
  /** What is shown of a story; nothing else is asked for. */
  readonly show: CardParts;
  readonly scope: Pick<ContentScope, 'site' | 'tokenVersion'>;
}

/** The request of a list of stories; none without a source, or with nothing to show of a story. */
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
