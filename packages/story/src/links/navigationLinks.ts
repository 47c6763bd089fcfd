import { safeHref } from '@broadsheet/block-kit';
import type { ContentConfig, Href } from '@broadsheet/block-kit';
import { navigationLink } from '@broadsheet/sdk-content';
import type { ContentRequest, NavigationNode } from '@broadsheet/sdk-content';
import { pageHref } from './pageHref.ts';

export interface NavigationLink {
  readonly href: Href;
  readonly label: string;
}

/** The fields of a navigation node that a link is made of, for field filters; `inactive` takes a node out. */
export const NODE_FIELDS = '_id node_type display_name name url inactive';

/** The nodes that lead somewhere and have a name, with the site's own addresses in their final form. */
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
 * The request of a block whose editor chose a source of navigation nodes; none while no source is chosen.
 *
 * @param feature name of the block, which keeps caches apart
 */
export function navigationRequest(
  config: ContentConfig | undefined,
  feature: string,
  filter: string,
): ContentRequest | undefined {
  if (!config?.contentService) return undefined;
  return { source: config.contentService, query: { ...config.contentConfigValues, feature }, filter };
}
