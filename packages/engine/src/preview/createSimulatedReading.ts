/**
 * What some kind of reader would get of the page's own story: the whole of it, or its teaser with the wall that this reader
 * meets. It is for editors who look at a page, who may read every story.
 */
import type { SimulatedReader } from '@broadsheet/block-kit';
import { isTeaser } from '@broadsheet/paywall';
import type { AccessDecision } from '@broadsheet/paywall';
import { isRecord } from '@broadsheet/sdk-content';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { ContentAnswer } from '../content/ContentAnswer.ts';
import type { ContentCache } from '../content/createContentCache.ts';
import type { StoryAccess } from '../EngineOptions.ts';

/** The page's own content, what it was asked for by, and who looks. */
export interface SimulatedReading {
  readonly content: ContentAnswer | undefined;
  readonly request: ContentRequest | undefined;
  readonly reader: SimulatedReader | undefined;
}

/** The teaser with the wall of this reader in the place of that of a reader of whom nothing is known. */
function withWall(teaser: unknown, { wall, campaign }: Extract<AccessDecision, { kind: 'teaser' }>): unknown {
  if (!isRecord(teaser)) return teaser;
  const stored = teaser['content_restrictions'];
  const { campaign: _other, ...restrictions } = isRecord(stored) ? stored : {};
  return {
    ...teaser,
    content_restrictions: { ...restrictions, wall, ...(campaign !== undefined && { campaign }) },
  };
}

export function createSimulatedReading(access: StoryAccess | undefined, stories: ContentCache | undefined) {
  return async ({ content, request, reader }: SimulatedReading): Promise<ContentAnswer | undefined> => {
    if (content?.status !== 'ready' || !isTeaser(content.data)) return content;
    const decision = reader && access?.simulate?.(content.data, reader);
    switch (decision?.kind) {
      case undefined:
        return content;
      case 'teaser':
        return { ...content, data: withWall(content.data, decision) };
      case 'open':
        return request && stories ? stories.get(request) : content;
    }
  };
}
