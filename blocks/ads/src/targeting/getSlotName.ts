import type { Page } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { AdContent } from './AdContent.ts';

export interface TargetingScope {
  readonly site: SiteProperties;
  readonly page: Pick<Page, 'type' | 'meta'>;
  readonly content: AdContent | undefined;
}

const withoutSlashes = (path: string): string => path.replaceAll(/^\/+|\/+$/g, '');

/** Page types that have ad units of their own, whatever they show. */
const NAMED_BY_TYPE: ReadonlySet<string> = new Set(['tag', 'author', 'search']);

function findSection({ site, page, content }: TargetingScope): string {
  const own = page.meta['ad-path'];
  if (own) return own;
  if (NAMED_BY_TYPE.has(page.type)) return page.type;
  return content?.sections[site.id] ?? (content?.isSection === true ? content.id : undefined) ?? '';
}

/**
 * Answers what part of the newspaper a page belongs to, as ads know it: what the page's meta `ad-path` says, else the page
 * type of tag, author and search pages, else the section. Empty for none. Without slashes at its ends.
 */
export function getSectionId(scope: TargetingScope): string {
  return withoutSlashes(findSection(scope));
}

/** Answers the name of a page's ad units, e.g. `courier/sport`; a page that belongs nowhere is named by its type. */
export function getSlotName(scope: TargetingScope): string {
  const parts = [withoutSlashes(scope.site.websiteAdPath ?? ''), getSectionId(scope)];
  return parts.filter((part) => part !== '').join('/') || scope.page.type;
}
