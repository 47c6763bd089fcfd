import type { ContentScope, FieldValues } from '@broadsheet/block-kit';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { isRecord } from '@broadsheet/sdk-content';
import { feedFilter } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';

/** The additional stories to request, because lists before this block may already show some. */
const SPARE = 10;

/** Returns the request for related stories; `undefined` on a page that is not about a story. */
export function relatedRequest(
  { size, showOverline, showDate }: FieldValues<typeof fields>,
  { site, tokenVersion, page }: Pick<ContentScope, 'site' | 'tokenVersion' | 'page'>,
): ContentRequest | undefined {
  const { globalContent } = page;
  const id = isRecord(globalContent) ? globalContent['_id'] : undefined;
  if (typeof id !== 'string' || !isRecord(globalContent) || globalContent['websites'] === undefined)
    return undefined;
  return {
    source: 'related-stories',
    query: { _id: id, size: size + SPARE },
    filter: feedFilter({ site: site.id, tokenVersion }, { overline: showOverline, attribution: showDate }),
  };
}
