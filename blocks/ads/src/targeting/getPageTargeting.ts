import { getSectionId } from './getSlotName.ts';
import type { TargetingScope } from './getSlotName.ts';

/** The key-values of all ads of a page. */
export type Targeting = Readonly<Record<string, string>>;

/** The types of content whose id and tags are used for targeting. */
const TARGETED_TYPES: ReadonlySet<string> = new Set(['story', 'gallery', 'video']);

/** Returns the targeting of a page, without empty values. */
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
