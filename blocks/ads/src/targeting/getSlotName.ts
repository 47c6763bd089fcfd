import type { Page } from '@broadsheet/block-kit';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { AdContent } from './AdContent.ts';

export interface TargetingScope {
  readonly site: SiteProperties;
  readonly page: Pick<Page, 'type' | 'meta'>;
  readonly content: AdContent | undefined;
}

const withoutSlashes = (path: string): string => path.replaceAll(/^\/+|\/+$/g, '');

/** The page types with ad units of their own, whatever content they show. */
const NAMED_BY_TYPE: ReadonlySet<string> = new Set(['tag', 'author', 'search']);

function findSection({ site, page, content }: TargetingScope): string {
  const own = page.meta['ad-path'];
  if (own) return own;
  if (NAMED_BY_TYPE.has(page.type)) return page.type;
  return content?.sections[site.id] ?? (content?.isSection === true ? content.id : undefined) ?? '';
}

/**
 * Returns the part of the newspaper that a page belongs to: the value of the page's meta `ad-path`, else the page type of
 * tag, author and search pages, else the section. Empty when there is none. No slashes at its ends.
 */
export function getSectionId(scope: TargetingScope): string {
  return withoutSlashes(findSection(scope));
}

/**
 * Returns the name of a page's ad units, e.g. `courier/sport`; a page without a section and a site path is named by its
 * type.
 */
export function getSlotName(scope: TargetingScope): string {
  const parts = [withoutSlashes(scope.site.websiteAdPath ?? ''), getSectionId(scope)];
  return parts.filter((part) => part !== '').join('/') || scope.page.type;
}
