import { safeHref } from '@broadsheet/block-kit';
import type { ContentConfig, Href } from '@broadsheet/block-kit';
import { navigationLink } from '@broadsheet/sdk-content';
import type { ContentRequest, NavigationNode } from '@broadsheet/sdk-content';
import { pageHref } from './pageHref.ts';

export interface NavigationLink {
  readonly href: Href;
  readonly label: string;
}

/** The fields of a navigation node that a link needs, for field filters; an `inactive` node is left out. */
export const NODE_FIELDS = '_id node_type display_name name url inactive';

/** Returns the links of all nodes with a target and a name; URLs of the site are in their final form. */
export function navigationLinks(nodes: readonly NavigationNode[]): readonly NavigationLink[] {
  return nodes.flatMap((node) => {
    const link = navigationLink(node);
    if (link === undefined) return [];
    const isElsewhere = /^https?:/i.test(link.href);
    const href = isElsewhere ? safeHref(link.href) : pageHref(link.href);
    return href === undefined ? [] : [{ href, label: link.label }];
  });
}

/**
 * Returns the request of a block whose editor chose a source of navigation nodes; `undefined` without a source.
 *
 * @param feature the name of the block, which separates the caches of blocks
 */
export function navigationRequest(
  config: ContentConfig | undefined,
  feature: string,
  filter: string,
): ContentRequest | undefined {
  if (!config?.contentService) return undefined;
  return { source: config.contentService, query: { ...config.contentConfigValues, feature }, filter };
}
