import { getSectionId } from './getSlotName.ts';
import type { TargetingScope } from './getSlotName.ts';

/** Key-values that hold for all ads of a page. */
export type Targeting = Readonly<Record<string, string>>;

/** Content whose id and tags ads may know. */
const TARGETED_TYPES: ReadonlySet<string> = new Set(['story', 'gallery', 'video']);

/** Answers what ad servers are told of a page; what is empty is left out. */
export function getPageTargeting(scope: TargetingScope): Targeting {
  const { page, content } = scope;
  const isTargeted = content?.type !== undefined && TARGETED_TYPES.has(content.type);
  const all = {
    page_type: page.type,
    section_id: getSectionId(scope),
    ...(isTargeted && { arc_id: content.id ?? '', tags: content.tags.join(',') }),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
