import type { Page } from '@broadsheet/block-kit';
import type { NavigationNode, SiteProperties } from '@broadsheet/sdk-content';
import type { LinkedDocuments } from './LinkedDocuments.ts';
import type { SocialImages } from './SocialImages.ts';

/** What is known about a page before its metadata are made. */
export interface MetadataInput {
  readonly page: Pick<Page, 'type' | 'path' | 'query' | 'meta'>;
  /** The content that the page was resolved with, unparsed. */
  readonly globalContent: unknown;
  readonly site: SiteProperties;
  /** The result of `resolveSocialImages`; without it there are no image tags. */
  readonly images?: SocialImages;
  /** The domain of another site by its id, for stories whose canonical site is not this one. */
  readonly domainOf?: (siteId: string) => string | undefined;
  /** Overrides the canonical URL; `undefined` as argument or result means none. */
  readonly resolveCanonical?: (pageType: string, url: string | undefined) => string | undefined;
  /** Title of search pages in the page's language, before the site name; `Search` when absent. */
  readonly searchTitle?: string;
  /** The site's section tree, from which the breadcrumbs take the sections above the story's own. */
  readonly sections?: NavigationNode;
  /** What the host serves besides pages; without it pages link to none of that. */
  readonly linked?: LinkedDocuments;
  /** Whether an anonymous reader gets the whole story; absent if unknown. */
  readonly isAccessibleForFree?: boolean;
}
