/**
 * Simulates what a kind of reader would get of the page's own story: the whole story, or its teaser with that reader's wall.
 * It is for editors who preview a page, who may read every story.
 */
import type { SimulatedReader } from '@broadsheet/block-kit';
import { isTeaser } from '@broadsheet/paywall';
import type { AccessDecision } from '@broadsheet/paywall';
import { isRecord } from '@broadsheet/client-core';
import type { ContentRequest } from '@broadsheet/sdk-content';
import type { ContentAnswer } from '../content/ContentAnswer.ts';
import type { ContentCache } from '../content/createContentCache.ts';
import type { StoryAccess } from '../EngineOptions.ts';

/** The page's own content, its request, and the simulated reader. */
export interface SimulatedReading {
  readonly content: ContentAnswer | undefined;
  readonly request: ContentRequest | undefined;
  readonly reader: SimulatedReader | undefined;
}

/** Returns the teaser with this reader's wall instead of the anonymous reader's. */
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
